export { Field, FieldError, type FieldTexts } from './Field.tsx'
export { InputBox, type InputBoxProps, type InputSize } from './InputBox.tsx'
export { type FieldIds, useField } from './use-field.ts'
