import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const importPattern = /^import (\w+) from ['"]([^'"]+\.module\.css)['"];?$/gm
const classPattern = /\.([a-zA-Z][\w-]*)/g

/** Classes that a source file reads from its stylesheets but that no selector there defines. */
export function missingClasses(file: string, code: string): string[] {
  const body = code.replace(importPattern, '')
  return [...code.matchAll(importPattern)].flatMap(([, name = '', specifier = '']) => {
    const stylesheet = resolve(dirname(file), specifier)
    if (!existsSync(stylesheet)) return []
    const css = readFileSync(stylesheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    const defined = new Set([...css.matchAll(classPattern)].map(([, className]) => className))
    const used = [...body.matchAll(new RegExp(`(?<![\\w.])${name}(?:\\?)?\\.([a-zA-Z]\\w*)`, 'g'))]
    const missing = new Set(used.flatMap(([, className = '']) => (defined.has(className) ? [] : [className])))
    return [...missing].map((className) => `${specifier} has no class ${className}`)
  })
}

/** Fails the client and server builds for a class name that the stylesheet does not define. */
export function checkClassNames(root: string): Plugin {
  return {
    name: 'marquee:check-class-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        const missing = missingClasses(id, code)
        if (missing.length > 0) this.error(`${relative(root, id)}: ${missing.join(', ')}`)
      },
    },
  }
}
