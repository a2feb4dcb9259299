export { ChatPanel } from './chat-panel.tsx'
export { sendFeedback } from './send-feedback.ts'
