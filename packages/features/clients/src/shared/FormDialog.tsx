export { FormDialog } from '@seriba/forms/FormDialog'
