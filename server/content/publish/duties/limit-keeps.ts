import { pointerTo } from '../../../../schemas/json-schema.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import type { Keep } from './duty.ts'
import { fieldsOf } from './form-keeps.ts'
import { invitesToPlay } from './inviting.ts'

/** Keeps advertising away from players who are about to limit themselves. */
export const invitesNobody: Keep = {
  path: '',
  lost: phrase`Players who want to limit themselves would be invited to pay in or to play`,
  fix: phrase`Remove the links and buttons that lead to deposits, offers or games`,
  holds: ({ body }, { site }) => !invitesToPlay(body, site),
}

/** Keeps limits for players to choose: most would leave what is filled in as it is. */
export function isNotFilledIn(name: string): Keep {
  return {
    path: pointerTo('/schema/properties', name),
    lost: phrase`The field "${name}" is filled in already, so players would set a limit that the site has chosen for them`,
    fix: phrase`Remove "default" and "const" of the field "${name}"`,
    holds: (document) =>
      fieldsOf(document).every(
        ({ name: own, schema }) =>
          own !== name || (schema['default'] === undefined && schema['const'] === undefined),
      ),
  }
}
