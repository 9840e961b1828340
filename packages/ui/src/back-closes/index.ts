export { connectRouter } from './overlay-history.ts'
export { placesTaken } from './places-taken.ts'
export { useBackCloses, useBackClosesOnPhone } from './use-back-closes.ts'
