export { ShowFilters, type ShowFiltersProps, type ShownFilter } from './ShowFilters.tsx'
