export { Note, type NoteProps, type NoteTone } from './Note.tsx'
