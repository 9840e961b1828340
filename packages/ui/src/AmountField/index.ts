export { AmountField, type AmountFieldProps } from './AmountField.tsx'
export { AmountStepper, type AmountStepperProps } from './AmountStepper.tsx'
export { typedAmount } from './typed-amount.ts'
