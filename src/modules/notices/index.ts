export { showNotices, type NoticePlace } from './show-notices.ts'
