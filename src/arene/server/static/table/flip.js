// Pieces that changed place travel there: measured before and after, moved by the Web Animations API.
import { pace } from "../kit/motion.js";

const EASE = "cubic-bezier(.2,.8,.2,1)";

/** @type {(root: Element, marked: string) => NodeListOf<HTMLElement>} */
const pieces = (root, marked) => root.querySelectorAll(marked);

/**
 * Where every marked piece is now.
 * @param {Element} root
 */
export function measure(root) {
  const places = new Map();
  for (const piece of pieces(root, "[data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (box.width) places.set(piece.dataset.piece, box);
  }
  for (const seat of pieces(root, "[data-origin]")) places.set(`@${seat.dataset.origin}`, seat.getBoundingClientRect());
  return places;
}

/**
 * How many pixels of the screen one is for this piece: within a picture they are the picture's own.
 * @param {Element} piece
 */
const unitOf = (piece) =>
  (piece instanceof SVGGraphicsElement && piece.ownerSVGElement && piece.getScreenCTM()?.a) || 1;

/**
 * Let pieces travel from where they were. A new piece with data-from comes from that seat.
 * @param {Element} root
 * @param {Map<string, DOMRect>} before
 */
export function travel(root, before) {
  const speed = pace();
  if (!speed) return;
  for (const piece of pieces(root, "[data-piece]")) {
    const origin = before.get(piece.dataset.piece) || (piece.dataset.from && before.get(`@${piece.dataset.from}`));
    if (!origin) continue;
    const now = piece.getBoundingClientRect();
    if (!now.width) continue;
    const dx = origin.left + origin.width / 2 - (now.left + now.width / 2);
    const dy = origin.top + origin.height / 2 - (now.top + now.height / 2);
    if (Math.abs(dx) < 3 && Math.abs(dy) < 3) continue;
    const unit = unitOf(piece);
    const known = before.has(piece.dataset.piece);
    const scale = known ? origin.width / now.width : 0.4;
    piece.animate(
      [
        { transform: `translate(${dx / unit}px,${dy / unit}px) scale(${scale})`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      {
        duration: 260 / speed,
        easing: EASE,
      },
    );
  }
}
