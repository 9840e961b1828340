import type { AppStore } from '@seriba/api/store'
import { joinTabs } from '@seriba/api/tabs'
import { type FollowedFrom, restoreFocusOnBack } from '../pages/restore-focus-on-back.ts'
import { registerWorker } from './register-worker.ts'

/** What the first page can do without until it is shown. */
export function afterStart(store: AppStore, router: FollowedFrom) {
  joinTabs(store)
  restoreFocusOnBack(router)
  void registerWorker()
}
