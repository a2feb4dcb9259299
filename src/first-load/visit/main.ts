/*
 * Reports the visit to the platform and asks for a player's campaign, three seconds after the page has started, whether
 * its code is loaded or not, and counts from then on what the visitor sees and uses. The boot script loads it. It is a
 * file of its own, so that a page neither contains it nor waits for it.
 */
import { reportVisit, sendHit } from '../../lib/data/hits.ts'
import { keepMarks } from '../../lib/preferences/tracking-marks.ts'
import { askForCampaign } from './campaign.ts'
import { countResults } from './count-results.ts'

keepMarks(location.search)
reportVisit()
if ('seon' in document.documentElement.dataset) sendHit('seon')
askForCampaign()
countResults()
