import { useStudioData } from '../use-studio-data.ts'

/** Most drafts that are checked together. */
const maxChecked = 100

/** The documents, and the issues of all drafts once the server has checked them. */
export function useCheckedDrafts() {
  const documents = useStudioData('documents.list', {}, 30)
  const drafts = documents.data
    ?.filter(({ state }) => state !== 'published')
    .slice(0, maxChecked)
    .map(({ kind, key }) => ({ kind, key }))
  const hasDrafts = drafts !== undefined && drafts.length > 0
  const check = useStudioData('documents.check', hasDrafts ? { documents: drafts } : null)
  return { documents, check, hasDrafts }
}
