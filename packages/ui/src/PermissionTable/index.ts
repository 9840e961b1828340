export {
  type Permission,
  type PermissionChoice,
  PermissionTable,
  type PermissionTableProps,
} from './PermissionTable.tsx'
