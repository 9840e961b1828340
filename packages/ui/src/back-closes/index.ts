export { connectRouter } from './overlay-history.ts'
export { placesTaken } from './places-taken.ts'
export { useBackCloses } from './use-back-closes.ts'
