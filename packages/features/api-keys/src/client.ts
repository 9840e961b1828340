export { ApiPart } from './ApiPart.tsx'
