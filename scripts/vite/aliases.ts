import type { Alias } from 'vite'

/** React includes this hook. In the code for players only: other code uses the package. */
export const aliases: Alias[] = [
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
]
