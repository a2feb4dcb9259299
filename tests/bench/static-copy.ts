import type { MemoryServer } from './memory-server.ts'

const script = '/copy.js'
const clicks = `addEventListener('click',function(e){var b=e.target.closest('button[aria-pressed]');if(b)b.setAttribute('aria-pressed','true')})`

/** Serves a page without modules and preloads; one small script handles its favorites. Returns the address. */
export function putCopy(server: MemoryServer, html: string): string {
  const copy = html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(
      /<link[^>]+rel="(?:modulepreload|preload)"[^>]*as="(?:script|fetch)"[^>]*>|<link[^>]+modulepreload[^>]*>/g,
      '',
    )
    .replace('</body>', `<script src="${script}"></script></body>`)
  server.put('/copy', 'text/html; charset=utf-8', copy)
  server.put(script, 'text/javascript', clicks)
  return `${server.url}/copy`
}
