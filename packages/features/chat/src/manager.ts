export { StaffChatPanel as ChatPanel } from './panel/StaffChatPanel.tsx'
