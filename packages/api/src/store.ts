import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from './api.ts'
import type { StoreExtra } from './base-query.ts'
import { notificationsReducer } from './notifications-slice.ts'
import { loadSession, persistRedirect } from './session-memory.ts'
import { sessionReducer } from './session-slice.ts'

/** What every app remembers: the server's answers, the session, and the notifications. */
export function makeStore(extraArgument: StoreExtra = {}) {
  const store = configureStore({
    preloadedState: { session: loadSession() },
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionReducer,
      notifications: notificationsReducer,
    },
    // The development checks complain when they are slow, as on any busy machine.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        immutableCheck: { warnAfter: 1000 },
        serializableCheck: { warnAfter: 1000 },
      }).concat(api.middleware),
    // Answers are shown when they arrive, not a frame later, and also in tabs that render no frames.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  })
  setupListeners(store.dispatch)
  store.subscribe(() => persistRedirect(store.getState().session.redirectUrl))
  return store
}

export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type RootState = ReturnType<AppStore['getState']>
