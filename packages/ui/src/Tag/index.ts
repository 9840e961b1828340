export { Tag, type TagProps } from './Tag.tsx'
export { type TagItem, TagList, type TagListProps } from './TagList.tsx'
