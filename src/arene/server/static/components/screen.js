// What the screen is like.
import { useEffect, useState } from "./html.js";

/**
 * Whether a media query holds, followed as it changes.
 * @param {string} query
 */
export function useMedia(query) {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = () => setHolds(media.matches);
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, [query]);
  return holds;
}

/** Whether the phone's layout applies. */
export const useNarrow = () => useMedia("(max-width: 699px), (max-height: 500px) and (orientation: landscape)");
