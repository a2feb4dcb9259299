export { showNotices } from './show-notices.ts'
