// The circuit as a closed road, built column by column from the lane strings of the edition.

// The whole circuit, closed; and the road alone for a phone: lanes wide enough for a finger, bends damped.
const WHOLE = { lane: 26, bend: 1, length: 0 };
const LOCAL = { lane: 64, bend: 0.3, length: 32 };
const SIGN = 12; // half of a digit on the road, and a little
const DEFAULT = [
  [14, -1.3, 30.4],
  [6, 37, 29.3],
  [12, 50.8, 27],
  [6, 112, 32.1],
  [8, -8.2, 37.1],
  [1, 20, 32.7],
  [1, -42, 32.7],
  [1, 20.2, 32.7],
  [14, -23.3, 27.9],
  [6, 120.7, 33.4],
  [6, -2.6, 30.3],
  [5, 76.4, 30.2],
  [4, 0.4, 30.1],
]; // columns, turn in degrees (right is positive), length of a column

const known = new Map();

/** The drawing of a track; the same track is built once. ``local``: for a window that shows a part of it. */
export function trackOf(track, local = false) {
  const key = `${local}|${track.lanes.join("|")}`;
  if (!known.has(key)) known.set(key, build(track, local ? LOCAL : WHOLE));
  return known.get(key);
}

/** Turn and length of every column: those of the printed circuit, or the turns shared out among the narrow columns. */
function shape(track) {
  const count = track.columns;
  const sum = DEFAULT.reduce((total, [columns]) => total + columns, 0);
  const turns = [];
  const lengths = [];
  if (count === sum && track.parts.length === 5) {
    for (const [columns, turn, length] of DEFAULT)
      for (let place = 0; place < columns; place += 1) {
        turns.push(turn / columns);
        lengths.push(length);
      }
  } else {
    const narrow = [...Array(count).keys()].map((column) =>
      track.lanes.some((lane) => lane[column] === "#" || lane[column] === "R"),
    );
    const bends = narrow.filter(Boolean).length;
    for (let column = 0; column < count; column += 1) {
      turns.push(bends ? (narrow[column] ? 360 / bends : 0) : 360 / count);
      lengths.push(31);
    }
  }
  const near = (values, reach) =>
    values.map((_, place) => {
      let total = 0;
      for (let step = -reach; step <= reach; step += 1) total += values[(place + step + count) % count];
      return total / (2 * reach + 1);
    });
  return { turns: near(turns, 1), lengths: near(lengths, 2) };
}

function build(track, { lane: LANE, bend, length }) {
  const count = track.columns;
  const plan = shape(track);
  const turns = plan.turns.map((turn) => turn * bend);
  const lengths = plan.lengths.map((one) => length || one);
  // walk the centre line; what is missing at the end is spread over the loop
  const points = [[0, 0]];
  const headings = [];
  let heading = 0;
  for (let column = 0; column < count; column += 1) {
    const middle = ((heading + turns[column] / 2) * Math.PI) / 180;
    const [x, y] = points[column];
    points.push([x + Math.cos(middle) * lengths[column], y + Math.sin(middle) * lengths[column]]);
    headings.push(heading);
    heading += turns[column];
  }
  headings.push(heading);
  const [gapX, gapY] = bend === 1 ? points[count] : [0, 0];
  const line = points.map(([x, y], place) => [x - (gapX * place) / count, y - (gapY * place) / count]);
  // headings of the closed line: across each boundary
  const angle = line.map((_, place) => {
    const open = bend !== 1;
    const before = place > 0 ? line[place - 1] : open ? line[0] : line[count - 1];
    const after = place < count ? line[place + 1] : open ? line[count] : line[1];
    return Math.atan2(after[1] - before[1], after[0] - before[0]);
  });
  const at = (boundary, offset) => {
    const [x, y] = line[boundary];
    return [x - Math.sin(angle[boundary]) * offset, y + Math.cos(angle[boundary]) * offset];
  };
  const inside = (lane) => (2 - lane) * LANE; // lane 1 is on the right of the driver
  const text = (/** @type {number[]} */ [x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const patch = (from, to, near, far) =>
    `M${text(at(from, near))}L${text(at(to, near))}L${text(at(to, far))}L${text(at(from, far))}z`;
  const cellPath = (column, lane) => patch(column - 1, column, inside(lane) - LANE / 2, inside(lane) + LANE / 2);
  const colours = { ".": "plain", G: "green", R: "red", V: "violet" };
  const cells = [];
  const signs = [];
  const kerbs = [];
  const spot = (column, lane, off) => {
    const boundary = Math.min(count, Math.max(1, column));
    const offset = off ? inside(lane) + (lane <= 1.5 ? LANE : -LANE) : inside(lane);
    const [[x1, y1], [x2, y2]] = [at(boundary - 1, offset), at(boundary, offset)];
    return { x: (x1 + x2) / 2, y: (y1 + y2) / 2, angle: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI };
  };
  const spotAt = (column, offset) => {
    const [[x1, y1], [x2, y2]] = [at(column - 1, offset), at(column, offset)];
    return [(x1 + x2) / 2, (y1 + y2) / 2];
  };
  for (let column = 1; column <= count; column += 1) {
    track.lanes.forEach((lane, place) => {
      const sign = lane[column - 1];
      if (sign === "#") {
        const outer = place > 0;
        const near = inside(place + 1) + (outer ? LANE / 2 : -LANE / 2);
        const far = near + (outer ? -LANE * 0.4 : LANE * 0.4);
        const [a, b] = [at(column - 1, near), at(column, near)];
        const [c, d] = [at(column, far), at(column - 1, far)];
        const half = (one, other) => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
        kerbs.push({
          key: `${column}-${place}a`,
          kind: "kerb",
          path: `M${text(a)}L${text(half(a, b))}L${text(half(d, c))}L${text(d)}z`,
        });
        kerbs.push({
          key: `${column}-${place}b`,
          kind: "kerb pale",
          path: `M${text(half(a, b))}L${text(b)}L${text(c)}L${text(half(d, c))}z`,
        });
        return;
      }
      const key = `${column}-${place + 1}`;
      cells.push({ key, colour: colours[sign], path: cellPath(column, place + 1) });
      if (sign !== ".") signs.push({ key, colour: colours[sign], ...spot(column, place + 1, false) });
    });
  }
  const lanes = track.lanes.length;
  const outer = inside(lanes) - LANE / 2;
  const inner = inside(1) + LANE / 2;
  const local = bend !== 1;
  const marks = [];
  // the last ones are told by the arrival
  for (let column = local ? 2 : 10; column < (local ? count : count - 5); column += local ? 2 : 10) {
    const [x, y] = local ? spotAt(column, outer - 16) : at(column, outer - LANE * 0.3 - 9);
    marks.push({ text: String(column), x, y });
  }
  const digits = track.lanes.flatMap((_, place) =>
    (local ? [9, 25, 39, 55, 73] : [9])
      .filter((column) => cells.some((cell) => cell.key === `${column}-${place + 1}` && cell.colour === "plain"))
      .map((column) => ({ key: `${column}-${place}`, lane: place + 1, ...spot(column, place + 1, false) })),
  );
  const chequers = [];
  for (let place = 0; place < lanes * 3; place += 1) {
    const from = inner - (place * (inner - outer)) / (lanes * 3);
    const to = inner - ((place + 1) * (inner - outer)) / (lanes * 3);
    const [a, b] = [at(0, from), at(0, to)];
    const along = [Math.cos(angle[0]) * 8, Math.sin(angle[0]) * 8];
    chequers.push(
      `M${text(a)}L${text(b)}L${text([b[0] + along[0], b[1] + along[1]])}L${text([a[0] + along[0], a[1] + along[1]])}z`,
    );
  }
  const [goalX, goalY] = at(0, outer - 10);
  const grid = track.grid.map(([column, lane]) => {
    const [low, high] = [inside(lane) - LANE / 2 + 5, inside(lane) + LANE / 2 - 5];
    const back = (offset) => {
      const [x, y] = at(column, offset);
      return [x - Math.cos(angle[column]) * 8, y - Math.sin(angle[column]) * 8];
    };
    return `M${text(back(low))}L${text(at(column, low))}L${text(at(column, high))}L${text(back(high))}`;
  });
  const corners = line.flatMap((_, place) => [at(place, outer - 28), at(place, inner + 10)]);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [centreX, centreY] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  // names stand outside, above the upper bends and below the lower ones
  const parts = track.parts.map((part) => {
    const [x, y] = at(Math.round((part.from + part.to) / 2), outer - 20);
    const edge = Array.from({ length: part.to - part.from + 1 }, (_, place) => at(part.from + place, outer - 14)[1]);
    const clear = y < centreY ? Math.min(...edge) - 8 : Math.max(...edge) + 20;
    return { id: part.id, x, y: clear, anchor: x < centreX - 300 ? "start" : x > centreX + 300 ? "end" : "middle" };
  });
  const [left, top] = [Math.min(...xs), Math.min(...ys, ...parts.map((part) => part.y - 12))];
  const bottom = Math.max(...ys, ...parts.map((part) => part.y + 6));
  const box = `${left.toFixed(0)} ${top.toFixed(0)} ${(Math.max(...xs) - left).toFixed(0)} ${(bottom - top).toFixed(0)}`;
  const low = local ? 0 : Math.max(...cells.map((_, place) => at(Math.min(count, place), inner)[1])); // where the infield ends
  const [west, east] = [spot(Math.min(count, 66), 1, false), spot(Math.min(count, 24), 1, false)];
  const stripe = local
    ? [46, 58, 70].map((aside) => `M${line.map((_, place) => text(at(place, inner + aside))).join("L")}`)
    : [0, 11, 22].map(
        (drop) =>
          `M${west.x} ${low - 84 + drop}C${west.x + 380} ${low - 80 + drop} ${east.x - 300} ${low - 50 + drop} ${east.x} ${east.y + drop + 20}`,
      );
  const outline = `M${line.slice(0, count).map(text).join("L")}z`;
  const stretch = (from, to) =>
    `M${line
      .slice(Math.max(0, from - 1), Math.min(count, to) + 1)
      .map(text)
      .join("L")}`;
  const bends = signs.filter((sign) => sign.colour === "red");
  /** Beside the track at a car's column: on the inner side for lane 1, on the outer side for the others. */
  const beside = (column, lane) => {
    const here = Math.min(count, Math.max(1, column));
    const last = track.lanes.findLastIndex((signs) => signs[here - 1] !== "#") + 1;
    const [x, y] = spotAt(
      here,
      lane === 1 && last > 1 ? inner + 14 : inside(last) - LANE / 2 - (last < lanes ? LANE * 0.4 + 12 : 14),
    );
    return { x, y };
  };
  const way = (cells) =>
    `M${cells
      .map(([column, lane]) => {
        const { x, y } = spot(Math.min(count, column), lane || 2, false);
        return `${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join("L")}`;
  /** A phone's window: from the cars just behind to the cells one may reach, turned so that the road goes up. */
  const window = (car, ends, cars) => {
    const here = Math.min(count, car.column || 1);
    const near = cars
      .filter((one) => !one.finish && one.column && Math.abs(one.column - here) <= 5)
      .map((one) => one.column);
    const from = Math.max(1, Math.min(here, ...near) - 1);
    const to = Math.min(count, Math.max(here + 5, ...near, ...ends.map((end) => Math.min(count, end.column))) + 1);
    const middle = spot(Math.round((from + to) / 2), 2, false);
    const level = ends.length ? spot(Math.min(count, ends[0].column), 2, false).angle : middle.angle;
    const [wide, high] = [lanes * LANE + 150, Math.max(12, to - from + 1) * lengths[0] + 16];
    const turn = -90 - level;
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return {
      box: `${middle.x - wide / 2} ${middle.y - high / 2} ${wide} ${high}`,
      turn,
      /** Whether a sign at this place is whole: where the road bends, its far lanes leave the window sooner. */
      holds({ x, y }) {
        const [right, down] = [x - middle.x, y - middle.y];
        return (
          Math.abs(right * cos - down * sin) < wide / 2 - SIGN && Math.abs(right * sin + down * cos) < high / 2 - SIGN
        );
      },
      x: middle.x,
      y: middle.y,
      from: from - 1,
      to: to + 1,
    };
  };
  const size = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [width, height] = size;
  const road = cells.map((cell) => cell.path).join("");
  return {
    cells,
    signs,
    kerbs,
    marks,
    digits,
    parts,
    stripe,
    line: chequers,
    grid,
    road,
    box,
    ratio: width / height,
    outline,
    stretch,
    bends,
    goal: { x: goalX, y: goalY },
    beside,
    way,
    at: spot,
    cell: cellPath,
    window,
    scale: LANE / 26,
  };
}
