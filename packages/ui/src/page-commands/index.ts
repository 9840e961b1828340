export { type PageCommand, usePageCommands, useRegisteredCommands } from './page-commands.ts'
