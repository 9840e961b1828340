export { HeaderCell, type HeaderCellProps, type HeaderLine, type SortDirection } from './HeaderCell.tsx'
export { Line1, Line2, NoValue } from './Lines.tsx'
export { Cell, type CellProps, PhotoCell, Row, type RowProps, Table, type TableProps } from './Table.tsx'
