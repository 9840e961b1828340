import type { ImportVerdict } from '@seriba/domain/import-rules/import-verdict'
import type { DocumentProblem } from '@seriba/domain/landed-cost/check-document'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { regimes } from '@seriba/domain/landed-cost/cost-source'
import type { CostEstimate } from '@seriba/domain/landed-cost/estimate'
import type { LotVehicle } from '@seriba/domain/landed-cost/lot-vehicle'
import { milestones } from '@seriba/domain/landed-cost/milestones'
import type { PriceFall } from '@seriba/domain/landed-cost/price-falls'
import type { SampleTotals } from '@seriba/domain/landed-cost/sample-cars'
import type { CaseResult } from '@seriba/domain/landed-cost/test-cases'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { estimateBasis } from './estimate-basis.ts'
import { dateString, id, instant, int, lotId, seenVersion, smallId, text } from './fields.ts'
import { knownFacts } from './known-facts.ts'
import { ExchangeRate } from './rates.ts'

/** `domain/landed-cost` describes the tables and what is computed from them, and defines their terms. */
const described = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null)

const portName = () => text(100)
const currency = () => z.string().check(z.regex(/^[A-Z]{3}$/))

/** What a buyer has their costs computed for; null if nothing has been chosen yet. */
export const CostChoices = z.object({
  port: z.nullable(portName()),
  regime: z.enum(regimes),
  /** Shown next to yen, which is still what is owed. */
  currency: z.nullable(currency()),
  /** What the headline and the budget refer to. */
  milestone: z.enum(milestones),
})
export type CostChoices = z.infer<typeof CostChoices>

/** Which version of the tables it is, and the day in Japan from which it applies. */
const TablesVersion = z.object({ id: z.int(), validFrom: z.string() })

/** A lot's vehicle, and the part of the company's cost tables that its hall needs; no `costs` if none are published. */
export const lotCosts = contract({
  method: 'GET',
  path: '/bid/cost-tables',
  operation: 'costs.lotCosts',
  audience: 'signedIn',
  input: z.object({ carId: lotId() }),
  output: z.object({
    costs: z.nullable(
      z.object({
        version: TablesVersion,
        document: described<CostDocument>(),
        vehicle: described<LotVehicle>(),
        hall: z.string(),
        choices: CostChoices,
        /** The rates for showing amounts in the viewer's own currency; costs are computed with the tables' rates. */
        rates: z.array(ExchangeRate),
      }),
    ),
  }),
  errors: ['lot_not_found'],
})

/**
 * The landed cost of a lot at an amount, line by line: what the company charges up to CIF, and an estimate of the
 * costs at the destination. Port and regime default to the caller's own. Never an official figure.
 */
export const landedCost = contract({
  method: 'GET',
  path: '/bid/landed-cost',
  operation: 'costs.landedCost',
  audience: 'signedIn',
  input: z.object({
    carId: lotId(),
    /** Yen. */
    amount: int(1, 999_995_000),
    port: z.optional(portName()),
    regime: z.optional(z.enum(regimes)),
    ...knownFacts,
  }),
  output: z.object({
    version: TablesVersion,
    port: z.nullable(z.string()),
    country: z.nullable(z.string()),
    regime: z.enum(regimes),
    /** The day in Japan on which it will probably arrive. */
    arrives: z.string(),
    vehicle: described<LotVehicle>(),
    estimate: described<CostEstimate>(),
    /** Whether it may be imported, with every rule, as of the day it arrives; null without a port. */
    importVerdict: z.nullable(described<ImportVerdict>()),
    ...estimateBasis,
  }),
  errors: ['lot_not_found', 'costs_not_published', 'port_unknown'],
})

/** Remembers the caller's port, regime, currency and milestone. */
export const updateCostChoices = contract({
  method: 'PUT',
  path: '/user/cost-choices',
  operation: 'costs.updateCostChoices',
  audience: 'signedIn',
  input: CostChoices,
  output: CostChoices,
  errors: ['port_unknown'],
})

/** A client's port, regime and currency, for staff who look at lots for them. */
export const clientCostChoices = contract({
  method: 'GET',
  path: '/bid/cost-choices',
  operation: 'costs.clientCostChoices',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({ userId: id() }),
  output: CostChoices,
  errors: ['client_not_found'],
})

const VersionLine = z.object({
  id: z.int(),
  status: z.enum(['draft', 'published']),
  /** Days in Japan; the last one is excluded, and null while no version follows. */
  validFrom: z.nullable(z.string()),
  validTo: z.nullable(z.string()),
  by: z.nullable(z.string()),
  at: instant(),
  /** Counts the changes of a draft. */
  version: z.int(),
  /** The colleague who has asked for the draft to be published in its present form; null if nobody has. */
  asked: z.nullable(z.object({ by: z.nullable(z.string()), at: instant(), note: z.string() })),
})
export type CostVersion = z.infer<typeof VersionLine>

/** Every version of the cost tables, newest first, the current day in Japan, and who may publish. */
export const listCostTables = contract({
  method: 'GET',
  path: '/site/cost-tables',
  operation: 'costs.listCostTables',
  audience: 'manager',
  needs: ['costsEdit'],
  input: z.object({}),
  output: z.object({
    versions: z.array(VersionLine),
    today: z.string(),
    /** The names of those who may publish the draft. */
    publishers: z.array(z.string()),
  }),
  errors: [],
})

/** What still uses each version of the cost tables: a bid and its purchase keep the one that the bid was placed with. */
export const costTablesInUse = contract({
  method: 'GET',
  path: '/site/cost-tables-in-use',
  operation: 'costs.costTablesInUse',
  audience: 'manager',
  needs: ['costsEdit'],
  input: z.object({}),
  output: z.object({
    versions: z.array(
      z.object({
        id: z.int(),
        /** Bids that may still win. */
        liveBids: z.int(),
        /** Purchases that are not paid in full. */
        unpaidPurchases: z.int(),
      }),
    ),
  }),
  errors: [],
})

/** The published versions that changed something for a country, newest first. */
export const costHistory = contract({
  method: 'GET',
  path: '/site/cost-tables-history',
  operation: 'costs.costHistory',
  audience: 'manager',
  needs: ['costsEdit'],
  input: z.object({
    /** Its code of two letters. */
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  }),
  output: z.object({
    versions: z.array(
      z.object({
        id: z.int(),
        validFrom: z.string(),
        by: z.nullable(z.string()),
        at: instant(),
        reason: z.nullable(z.string()),
        /** How many figures and words differ from the previous version; null for the first version with the country. */
        changes: z.nullable(z.int()),
        /** The steps that it changed, added or removed. */
        steps: z.array(z.object({ en: z.string(), ru: z.string() })),
      }),
    ),
  }),
  errors: [],
})

/** One complete version of the cost tables. */
export const viewCostTables = contract({
  method: 'GET',
  path: '/site/cost-tables/:id',
  operation: 'costs.viewCostTables',
  audience: 'manager',
  needs: ['costsEdit'],
  input: z.object({ id: smallId() }),
  output: z.object({ version: VersionLine, document: described<CostDocument>() }),
  errors: ['not_found'],
})

const given = () => z.record(z.string(), z.unknown())
const largestBody = 2_000_000

/**
 * What a document would change before it is saved or published: totals of sample cars at every port, its errors, and
 * where a total would fall as the price rises, which does not prevent publishing.
 */
export const previewCostTables = contract({
  method: 'POST',
  path: '/site/cost-tables/preview',
  operation: 'costs.previewCostTables',
  audience: 'manager',
  needs: ['costsEdit'],
  as: 'mutation',
  largestBody,
  input: z.object({ document: given() }),
  output: z.object({
    problems: z.array(described<DocumentProblem>()),
    totals: z.array(described<SampleTotals>()),
    falls: z.array(described<PriceFall>()),
  }),
  errors: ['cost_tables_shape'],
})

/** Saves a document as the draft; `version` is that of the draft the caller saw, 0 if there was none. */
export const saveCostDraft = contract({
  method: 'PUT',
  path: '/site/cost-tables/draft',
  operation: 'costs.saveCostDraft',
  audience: 'manager',
  needs: ['costsEdit'],
  largestBody,
  input: z.object({ version: seenVersion(), document: given() }),
  output: VersionLine,
  errors: ['stale', 'cost_tables_shape'],
})

/** Discards the draft. */
export const discardCostDraft = contract({
  method: 'POST',
  path: '/site/cost-tables/discard',
  operation: 'costs.discardCostDraft',
  audience: 'manager',
  needs: ['costsEdit'],
  input: z.object({ version: seenVersion() }),
  output: z.object({ success: z.literal(true) }),
  errors: ['stale'],
})

/**
 * Asks the staff who may publish cost tables to publish the draft as it is now, and emails them. Saving the draft
 * again withdraws the request.
 */
export const askToPublish = contract({
  method: 'POST',
  path: '/site/cost-tables/ask',
  operation: 'costs.askToPublish',
  audience: 'manager',
  needs: ['costsEdit'],
  input: z.object({ version: seenVersion(), note: z._default(text(500), '') }),
  output: VersionLine,
  errors: ['stale', 'cost_tables_faulty'],
})

/** Publishes the draft, valid from today or a later day; the previous version ends there. Nothing is overwritten. */
export const publishCostTables = contract({
  method: 'POST',
  path: '/site/cost-tables/publish',
  operation: 'costs.publishCostTables',
  audience: 'manager',
  needs: ['costsEdit', 'companyManage'],
  input: z.object({
    version: seenVersion(),
    from: dateString(),
    /** Why, for the audit log. */
    reason: z._default(text(500), ''),
  }),
  slow: true,
  output: z.object({
    ...VersionLine.shape,
    /** The tables' test cases whose sums differ from the expected ones. */
    changedCases: z.array(described<CaseResult>()),
  }),
  errors: ['stale', 'cost_tables_faulty', 'date_passed'],
})
