import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Generates short class names for CSS modules, the same in the client and server builds. Names of one file
 * differ only in their number, so that HTML, styles and code compress well.
 */
export function classNameGenerator(root: string) {
  return function className(name: string, file: string, css: string): string {
    const path = relative(root, file.split('?')[0] ?? file)
    const prefix = createHash('sha256').update(path).digest('base64url').slice(0, 4)
    const classes = [...new Set(css.match(/(?<=\.)[a-zA-Z][\w-]*/g))]
    const number = classes.indexOf(name)
    return `_${prefix}${number === -1 ? `-${name}` : number.toString(36)}`
  }
}

/**
 * A stylesheet's class names as named exports, without the default object; fails for a name that is not an
 * identifier.
 */
function exportsOnly(code: string, id: string): string {
  const [whole = '', all = ''] = /^export default \{([^}]*)\};?$/m.exec(code) ?? []
  const invalid = /^\s*"([^"]+)"/m.exec(all)?.[1]
  if (invalid !== undefined) throw new Error(`${id}: write ${invalid} in camelCase`)
  return code.replace(whole, '')
}

/**
 * Keeps only the used class names in the code. The bundler cannot drop properties of the object that a stylesheet
 * exports by default, but it drops unused named exports, so this plugin reads the class names as those. The
 * stylesheet itself is kept whole.
 */
export const usedClassNames: Plugin = {
  name: 'marquee:used-class-names',
  enforce: 'post',
  transform: {
    filter: { id: /\.(?:tsx?|module\.css)$/ },
    handler: (code, id) =>
      id.endsWith('.css')
        ? { code: exportsOnly(code, id), map: null, moduleSideEffects: 'no-treeshake' }
        : {
            code: code.replace(
              /^import (\w+) from (?=["'][^"']+\.module\.css["'];?$)/gm,
              'import * as $1 from ',
            ),
            map: null,
          },
  },
}
