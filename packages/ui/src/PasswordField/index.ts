export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'
export { PasswordMeter } from './PasswordMeter.tsx'
