export { connectRouter } from './overlay-history.ts'
export { placesTaken } from './places-taken.ts'
export { useCloseOnBack, useCloseOnBackOnPhone } from './use-close-on-back.ts'
