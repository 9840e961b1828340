/** The center of a box and its size, in px. */
export type SpreadBox = { x: number; y: number; width: number; height: number }
type Room = { width: number; height: number }
type Shift = { x: number; y: number }

/** The gap between two boxes, in px. */
const GAP = 2

/**
 * How far each box moves so that no two overlap: the first ones keep their places, a later one takes the nearest free
 * place within the available room. If there is none, it stays where it is.
 */
export function spreadBoxes(boxes: readonly SpreadBox[], room: Room): Shift[] {
  const placed: SpreadBox[] = []
  return boxes.map((box) => {
    const free = isFree(box, placed) ? box : (nearestFree(box, placed, room) ?? box)
    placed.push(free)
    return { x: free.x - box.x, y: free.y - box.y }
  })
}

/** The nearest free place touches other boxes, or is level with the original place. */
function nearestFree(box: SpreadBox, placed: readonly SpreadBox[], room: Room): SpreadBox | undefined {
  const xs = [box.x, ...placed.flatMap(({ x, width }) => beside(x, (width + box.width) / 2 + GAP))]
  const ys = [box.y, ...placed.flatMap(({ y, height }) => beside(y, (height + box.height) / 2 + GAP))]
  return xs
    .flatMap((x) => ys.map((y) => ({ ...box, x, y })))
    .filter((place) => isInside(place, room))
    .sort((one, other) => distance(one, box) - distance(other, box))
    .find((place) => isFree(place, placed))
}

const beside = (middle: number, by: number) => [middle - by, middle + by]

const distance = (one: Shift, other: Shift) => Math.hypot(one.x - other.x, one.y - other.y)

const isFree = (box: SpreadBox, placed: readonly SpreadBox[]) =>
  placed.every(
    ({ x, y, width, height }) =>
      Math.abs(x - box.x) >= (width + box.width) / 2 || Math.abs(y - box.y) >= (height + box.height) / 2,
  )

const isInside = ({ x, y, width, height }: SpreadBox, room: Room) =>
  x >= width / 2 && x <= room.width - width / 2 && y >= height / 2 && y <= room.height - height / 2
