export { useKeyActions } from './use-key-actions.ts'
