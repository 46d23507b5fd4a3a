// What the screen is like.
import { useEffect, useState } from "./html.js";

const NARROW = matchMedia("(max-width: 699px), (max-height: 500px) and (orientation: landscape)");

/** Whether the phone's layout applies. */
export function useNarrow() {
  const [narrow, setNarrow] = useState(NARROW.matches);
  useEffect(() => {
    const change = () => setNarrow(NARROW.matches);
    NARROW.addEventListener("change", change);
    return () => NARROW.removeEventListener("change", change);
  }, []);
  return narrow;
}
