import { callWithoutForm, checkWithEffect } from './actions.ts'
import { duplicateBlockId, emptyDocument, emptyMenu, wrongColumns } from './blocks.ts'
import {
  emptyPeriod,
  impossibleDate,
  missingQueryKey,
  missingRouteParameter,
  noVisitor,
  unansweredCondition,
  unknownCondition,
} from './conditions.ts'
import { experimentRestart, wrongExperiment } from './experiments.ts'
import { missingLanguage, removedLanguage, wrongLanguage } from './languages.ts'
import {
  missingAge,
  missingComplianceElement,
  missingConsent,
  missingInvitationNotice,
  missingRecoveryForm,
} from './law.ts'
import { insecureLink, invalidLink, lookalikeHost } from './links.ts'
import { lockedPart } from './locks.ts'
import { lowContrast, missingLogo, poorFont, transparentScrim, wrongColour } from './looks.ts'
import { popupLoop, popupWithoutExit } from './popups.ts'
import {
  redirectedPage,
  redirectedRole,
  redirectLoop,
  unknownTarget,
  uselessRedirect,
  wrongRedirect,
} from './redirects.ts'
import {
  disallowedHost,
  duplicateAnchor,
  invalidOrigin,
  missingAlternative,
  missingDocument,
  missingPicture,
  unknownFile,
  unknownReference,
  wrongReference,
} from './references.ts'
import {
  duplicateRole,
  invitedPlayer,
  missingRole,
  roleAddress,
  roleRequirement,
  testedText,
} from './roles.ts'
import {
  duplicateSeo,
  hiddenPage,
  redirectedRoute,
  takenAddress,
  unresolvedParameter,
  wrongRoute,
} from './routes.ts'
import type { Rule } from './rule.ts'
import { unknownSeoPlaceholder } from './search.ts'
import {
  duplicateMethod,
  invalidHost,
  missingAppName,
  missingBrand,
  noPaymentMethod,
  repeatedSign,
  impossibleLength,
  unknownInterval,
  unknownTimeZone,
  wrongAmount,
} from './settings.ts'
import {
  blankText,
  controlCharacters,
  lostPlaceholder,
  missingMessage,
  missingRequiredText,
  missingText,
  sampleText,
  shownMarkup,
  unknownPlaceholder,
  unsupportedSnippet,
} from './texts.ts'

/*
 * What the site rejects or warns about. A rule is a record in the file of its subject. Contracts of documents, blocks and
 * forms are checked before, while a document is prepared (`../prepare/`).
 */

/** What a document says by itself. A preview shows only documents that pass. */
export const documentRules: readonly Rule[] = [
  missingText,
  controlCharacters,
  blankText,
  missingMessage,
  lostPlaceholder,
  unknownPlaceholder,
  shownMarkup,
  unsupportedSnippet,
  invalidLink,
  lookalikeHost,
  insecureLink,
  unknownFile,
  missingPicture,
  missingAlternative,
  invalidOrigin,
  duplicateAnchor,
  duplicateBlockId,
  wrongColumns,
  noVisitor,
  unknownCondition,
  unansweredCondition,
  emptyPeriod,
  impossibleDate,
  missingRouteParameter,
  missingQueryKey,
  wrongExperiment,
  experimentRestart,
  callWithoutForm,
  checkWithEffect,
  wrongColour,
  lowContrast,
  transparentScrim,
  missingLogo,
  poorFont,
  unknownTimeZone,
  missingBrand,
  missingAppName,
  invalidHost,
  repeatedSign,
  impossibleLength,
  unknownInterval,
  missingLanguage,
  wrongLanguage,
]

/** What a document is within the site, checked once all documents pass by themselves. */
export const siteRules: readonly Rule[] = [
  missingDocument,
  wrongRoute,
  redirectedRoute,
  hiddenPage,
  unresolvedParameter,
  takenAddress,
  missingRole,
  duplicateRole,
  roleAddress,
  roleRequirement,
  testedText,
  lockedPart,
  emptyDocument,
  emptyMenu,
  missingConsent,
  missingAge,
  missingComplianceElement,
  missingRecoveryForm,
  missingInvitationNotice,
  invitedPlayer,
  unknownReference,
  wrongReference,
  disallowedHost,
  wrongRedirect,
  redirectLoop,
  redirectedRole,
  redirectedPage,
  uselessRedirect,
  unknownTarget,
  popupWithoutExit,
  popupLoop,
  noPaymentMethod,
  wrongAmount,
  duplicateMethod,
  removedLanguage,
  missingRequiredText,
  duplicateSeo,
  unknownSeoPlaceholder,
  sampleText,
]
