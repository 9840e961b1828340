import { bringFocusBack, type FollowedFrom } from '../pages/bring-focus-back.ts'
import { registerWorker } from './register-worker.ts'

/** What the first page can do without until it stands. */
export function afterStart(router: FollowedFrom) {
  bringFocusBack(router)
  void registerWorker()
}
