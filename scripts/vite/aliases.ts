import { resolve } from 'node:path'
import type { Alias } from 'vite'

/** Modules of libraries that smaller ones of ours replace, in the code for players only: other code uses all of them. */
export function aliases(root: string): Alias[] {
  return [
    // rjsf renders descriptions as markdown; ours are plain text, and its parser is as much code as ten widgets.
    {
      find: 'markdown-to-jsx/react',
      replacement: resolve(root, 'src/renderer/form/fields/plain-markdown.tsx'),
    },
    // rjsf resolves the $ids of schemas with a library that is larger than its form.
    { find: 'fast-uri', replacement: resolve(root, 'src/renderer/form/engine/schema-uri.ts') },
    // Forms name all their fields, templates and widgets. And rjsf compares values with a library that also knows maps,
    // typed arrays and the like, and contains code that few forms need.
    { find: 'fast-equals', replacement: resolve(root, 'src/renderer/form/engine/equal.ts') },
    {
      find: /^\.\/shallowAllOfMerge\.js$/,
      replacement: resolve(root, 'src/renderer/form/engine/all-of-merge.ts'),
    },
    {
      find: /^\.\.?\/getDefaultRegistry\.js$/,
      replacement: resolve(root, 'src/renderer/form/fields/empty-registry.ts'),
    },
    // React includes this hook.
    { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
  ]
}
