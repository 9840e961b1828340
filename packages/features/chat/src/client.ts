export { ChatPanel } from './panel/ChatPanel.tsx'
