export { forgetNotices, showNotices } from './show-notices.ts'
