import { pictureRoot } from '@seriba/domain/lots/thumbnail'
import type { PictureKind } from './picture-urls.ts'

/** Vehicles for which there are films in `films`, made by `pnpm --filter @seriba/art films`. */
const filmed = ['machinery-excavator-orange', 'machinery-excavator-yellow', 'bike-naked-black']
const scenes = ['start', 'walkaround']

export const films: readonly string[] = filmed.flatMap((vehicle) =>
  scenes.map((scene) => `${vehicle}-${scene}.webm`),
)

/** What a report says about films of such a vehicle, if there are any. */
export function videosOf(kind: PictureKind, body: string, paint: string): { videos?: string } {
  const found = films.filter((name) => name.startsWith(`${kind}-${body}-${paint}-`))
  return found.length === 0 ? {} : { videos: found.map((name) => `${pictureRoot}/film/${name}`).join('#') }
}
