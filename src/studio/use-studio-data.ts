import useSWR, { type SWRResponse } from 'swr'
import type { StudioAnswer, StudioCallName, StudioParams } from '../../schemas/studio/calls.ts'
import { callStudio } from './call-studio.ts'

/** What a reading call answers; asked for again when the window comes to the front. `null`: not asked for. */
export function useStudioData<Name extends StudioCallName>(
  name: Name,
  params: StudioParams<Name> | null,
  refreshSeconds = 0,
): SWRResponse<StudioAnswer<Name>, unknown> {
  return useSWR(
    params === null ? null : [name, JSON.stringify(params)],
    () => callStudio(name, params ?? none()),
    {
      refreshInterval: refreshSeconds * 1000,
    },
  )
}

function none(): never {
  throw new Error('asked without parameters')
}
