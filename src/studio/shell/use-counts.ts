import { isPastRelease } from '../../../schemas/studio/releases.ts'
import { sections } from '../documents/sections.ts'
import { useStudioData } from '../use-studio-data.ts'

/** How many documents, open releases, waiting schedules and texts to translate there are, by the path of their list. */
export function useCounts(): Readonly<Record<string, number | undefined>> {
  const documents = useStudioData('documents.list', {}).data
  const releases = useStudioData('releases.list', {}).data
  const schedules = useStudioData('schedules.list', {}).data
  const translations = useStudioData('translations.counts', {}).data
  return {
    ...Object.fromEntries(
      sections.map(({ name, kinds }) => [
        `/documents/${name}`,
        documents?.filter(({ kind }) => kinds.includes(kind)).length,
      ]),
    ),
    '/releases': releases?.filter((release) => !isPastRelease(release)).length,
    '/translations': translations?.reduce(
      (sum, { missing, outdated, needsWork }) => sum + missing + outdated + needsWork,
      0,
    ),
    '/schedules': schedules?.filter(({ state }) => state === 'waiting').length,
  }
}
