import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import { type PaintName, type VehicleKind, vehicleArt } from '../src/vehicle-art.ts'

/**
 * Remakes the films for the demo company’s inspection reports, in `packages/demo/films`; they are kept in the
 * repository, so that nobody else needs the `ffmpeg` that this calls.
 */
const folder = fileURLToPath(new URL('../../demo/films/', import.meta.url))
const [width, height, perSecond] = [320, 240, 15]

type Vehicle = { kind: VehicleKind; body: string; paint: PaintName }
const vehicles: Vehicle[] = [
  { kind: 'machinery', body: 'excavator', paint: 'orange' },
  { kind: 'machinery', body: 'excavator', paint: 'yellow' },
  { kind: 'bike', body: 'naked', paint: 'black' },
]

/** The position of the picture: how much closer than before, and how far it is moved, in pixels. */
type Shot = { view: string; seconds: number; at: (time: number) => { zoom: number; x: number; y: number } }

/** The camera goes from view to view. */
const walkaround = (views: readonly string[]): Shot[] =>
  views.map((view) => ({
    view,
    seconds: 2,
    at: (time) => ({ zoom: 1.05 + 0.06 * time, x: 6 - 6 * time, y: 0 }),
  }))

/** It stands still for a second, and shakes once the engine runs. */
const start = (view: string): Shot[] => [
  {
    view,
    seconds: 5,
    at: (time) => {
      const shake = time < 1 ? 0 : Math.max(0.6, 2.4 - time)
      return { zoom: 1.25, x: shake * Math.sin(time * 47), y: shake * Math.cos(time * 61) }
    },
  },
]

async function film({ kind, body, paint }: Vehicle, name: string, shots: readonly Shot[]) {
  const file = `${folder}${kind}-${body}-${paint}-${name}.webm`
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${width}x${height}`,
    '-r',
    String(perSecond),
    '-i',
    '-',
  ]
  const coded = ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p', '-crf', '42', '-b:v', '0', '-an', '-bitexact']
  const ffmpeg = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...raw, ...coded, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  for (const { view, seconds, at } of shots) {
    const svg = vehicleArt({ kind, body, paint, view, seed: '1', lot: 1, mileage: 0, hours: 0 })
    const picture = await loadImage(Buffer.from(svg))
    for (let frame = 0; frame < seconds * perSecond; frame += 1)
      ffmpeg.stdin.write(drawn(picture, at(frame / perSecond)))
  }
  ffmpeg.stdin.end()
  await once(ffmpeg, 'close')
}

function drawn(picture: Image, { zoom, x, y }: ReturnType<Shot['at']>): Buffer {
  const canvas = createCanvas(width, height)
  const [wide, high] = [width * zoom, height * zoom]
  canvas.getContext('2d').drawImage(picture, (width - wide) / 2 + x, (height - high) / 2 + y, wide, high)
  return canvas.data()
}

for (const vehicle of vehicles) {
  const isBike = vehicle.kind === 'bike'
  await film(vehicle, 'start', start(isBike ? 'engine' : 'side'))
  await film(vehicle, 'walkaround', walkaround(isBike ? ['side', 'front'] : ['front34', 'side', 'rear34']))
}
