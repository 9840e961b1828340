export { useSubmitKey } from './use-submit-key.ts'
