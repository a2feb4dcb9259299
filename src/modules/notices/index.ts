export { showNotices } from './show-notices.ts'
export { forgetNotices } from './waiting-notices.ts'
