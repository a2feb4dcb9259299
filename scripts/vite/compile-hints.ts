import type { Plugin } from 'vite'

const formModule =
  /[\\/]forms[\\/]react[\\/](?:schema-form|plain[\\/]plain-form|compound[\\/]compound)\.tsx?$/

/**
 * V8 compiles a function when it is called first, on the main thread. Showing a form calls most functions of its
 * chunks once: with this first line (Chrome 136 and later) V8 compiles them while they load, on another thread.
 * `npm run bench:forms` measures what that saves.
 */
export const compileHints: Plugin = {
  name: 'marquee:compile-hints',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => formModule.test(id)))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
}
