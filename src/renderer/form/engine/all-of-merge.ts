import type shallowAllOfMerge from '@rjsf/utils/lib/schema/shallowAllOfMerge.js'

type Merge = typeof shallowAllOfMerge

let merge: Merge | undefined

/** Called by the code of compound forms: only they have an `allOf`, and merging takes as much code as ten widgets. */
export function setAllOfMerge(given: Merge): void {
  merge = given
}

/** Replaces the module of `@rjsf/utils` with this function in the browser (see vite.config.ts). */
const mergeAllOf: Merge = (schema) => {
  if (merge === undefined) throw new Error('the form is compound, but its code is not loaded')
  return merge(schema)
}

export default mergeAllOf
