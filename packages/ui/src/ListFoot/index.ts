export { ListFoot, type ListFootProps } from './ListFoot.tsx'
