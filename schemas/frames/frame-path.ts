import { maxFramePath } from './frame-limits.ts'

/** Slashes, backslashes, percent signs and control characters that somebody may decode into another path or host. */
const hidden = /%(?:2f|5c|25|[01][\da-f]|7f)/i

/** Segments that parsers resolve, each in its own way. */
const dots = /^(?:\.|%2e){1,2}$/i

/**
 * Whether a text is a path within a frame, with query and fragment. It comes from addresses and frames, which are
 * untrusted: resolved against any page, it stays on that page's origin, also for those who decode it first.
 */
export function isFramePath(text: string): boolean {
  if (text.length > maxFramePath || !/^\/[\w\-.~!$&()*+,;=:@%/?#]*$/.test(text)) return false
  const [pathname = ''] = text.split(/[?#]/)
  const isOtherHost = pathname.includes('//')
  return !isOtherHost && !hidden.test(pathname) && !pathname.split('/').some((segment) => dots.test(segment))
}
