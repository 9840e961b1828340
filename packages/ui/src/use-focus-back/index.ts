export { useFocusBack } from './use-focus-back.ts'
