// Generated from the OpenAPI document by packages/client-sdk/scripts/generate.ts: run `pnpm generate`.
export interface paths {
    "/v1/user/telegram-connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link to the company's Telegram bot that ties the chat to the caller's account; good for 15 minutes, and once
         * @description A link to the company's Telegram bot that ties the chat to the caller's account; good for 15 minutes, and once
         */
        post: operations["alerts.connectTelegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/telegram-disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unties the caller's Telegram chat
         * @description Unties the caller's Telegram chat
         */
        post: operations["alerts.disconnectTelegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/test-alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test message by a channel
         * @description Sends a test message by a channel
         */
        post: operations["alerts.sendTestAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/push-subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has this browser told of news while the portal is closed, for as long as the session lasts
         * @description Has this browser told of news while the portal is closed, for as long as the session lasts
         */
        post: operations["alerts.subscribePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/push-unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops telling a browser, named by its id or, by itself, by its address
         * @description Stops telling a browser, named by its id or, by itself, by its address
         */
        post: operations["alerts.unsubscribePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/alert-channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the caller can be told while no page is open: the browsers that listen, and their chat with the company's bot
         * @description How the caller can be told while no page is open: the browsers that listen, and their chat with the company's bot
         */
        get: operations["alerts.viewAlertChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The API keys of a dealer that have not been revoked, newest first
         * @description The API keys of a dealer that have not been revoked, newest first
         */
        get: operations["apiKeys.listApiKeys"];
        put?: never;
        /**
         * Creates an API key
         * @description Creates an API key
         */
        post: operations["apiKeys.createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/api-key-revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a key, at once or after a week
         * @description Ends a key, at once or after a week
         */
        post: operations["apiKeys.revokeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/api-key-rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a key a new secret
         * @description Gives a key a new secret
         */
        post: operations["apiKeys.rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/done-by-hand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Somebody has done at the hall what was to be done by hand; `action` is what they saw
         * @description Somebody has done at the hall what was to be done by hand; `action` is what they saw
         */
        put: operations["auctionDay.doneByHand"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enters what became of many bids, each by itself: what is refused for one holds no other back
         * @description Enters what became of many bids, each by itself: what is refused for one holds no other back
         */
        put: operations["auctionDay.enterResults"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/gateway-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said to halls and by them, the latest first
         * @description What was said to halls and by them, the latest first
         */
        get: operations["auctionDay.gatewayLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Halls of a Japanese day with the bids in them, in the order of their lots
         * @description Halls of a Japanese day with the bids in them, in the order of their lots
         */
        get: operations["auctionDay.viewDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit/actors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The staff, those who have left among them, for the choice of who acted
         * @description The staff, those who have left among them, for the choice of who acted
         */
        get: operations["audit.auditActors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A link to the same entries as a file; it works for one minute and only for the caller
         * @description A link to the same entries as a file; it works for one minute and only for the caller
         */
        get: operations["audit.exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that was done, newest first, a page at a time
         * @description Everything that was done, newest first, a page at a time
         */
        get: operations["audit.listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How this company tells people from bots; a challenge is solved and its answer sent once
         * @description How this company tells people from bots; a challenge is solved and its answer sent once
         */
        get: operations["auth.captcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset-password-token-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a password reset link still works, and how long the new password must be
         * @description Whether a password reset link still works, and how long the new password must be
         */
        get: operations["auth.checkResetLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rotates the session's cookies
         * @description Rotates the session's cookies
         */
        get: operations["auth.refreshSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same by GET, for callers of the old address
         * @description The same by GET, for callers of the old address
         */
        get: operations["auth.requestResetByGet"];
        put?: never;
        /**
         * Emails a password reset link
         * @description Emails a password reset link
         */
        post: operations["auth.requestReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-email-resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emails the confirmation link again
         * @description Emails the confirmation link again
         */
        post: operations["auth.resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset-password-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password for the account of a reset link and closes all its sessions
         * @description Sets a new password for the account of a reset link and closes all its sessions
         */
        post: operations["auth.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs in; the session travels in http-only cookies
         * @description Logs in; the session travels in http-only cookies
         */
        post: operations["auth.signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs out
         * @description Logs out
         */
        post: operations["auth.signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests an account
         * @description Requests an account
         */
        post: operations["auth.signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the email address a link was sent to; the link works once
         * @description Confirms the email address a link was sent to; the link works once
         */
        post: operations["auth.verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/bank-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account that clients pay to now, and what was published for it, newest first
         * @description The account that clients pay to now, and what was published for it, newest first
         */
        get: operations["bankAccount.viewBankAccount"];
        /**
         * Publishes the account that clients pay to from a day on
         * @description Publishes the account that clients pay to from a day on
         */
        put: operations["bankAccount.saveBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/bank-account/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws an account that was published for a later day; every owner is told by email
         * @description Withdraws an account that was published for a later day; every owner is told by email
         */
        post: operations["bankAccount.withdrawBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/bank-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files that were read in, newest first
         * @description Files that were read in, newest first
         */
        get: operations["bankFiles.listBankFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/bank-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file that was read in, with what has become of its lines
         * @description A file that was read in, with what has become of its lines
         */
        get: operations["bankFiles.viewBankFile"];
        put?: never;
        /**
         * Reads a statement of the bank in, CSV or CAMT.053, and proposes whose money each line is
         * @description Reads a statement of the bank in, CSV or CAMT.053, and proposes whose money each line is
         */
        post: operations["bankFiles.readBankFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/record-bank-line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enters a line, or a part of it, as a payment of a client; what is left of it stays to be recorded
         * @description Enters a line, or a part of it, as a payment of a client; what is left of it stays to be recorded
         */
        post: operations["bankFiles.recordBankLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/set-bank-line-aside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets a line aside that is nobody’s payment, or takes it back among those to decide
         * @description Sets a line aside that is nobody’s payment, or takes it back among those to decide
         */
        put: operations["bankFiles.setBankLineAside"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/landed-costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the bids of a page of a list come to where their clients have them shipped; others' bids are left out
         * @description What the bids of a page of a list come to where their clients have them shipped; others' bids are left out
         */
        get: operations["bidCosts.listBidCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/closed-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A client's groups that are over, the latest first
         * @description A client's groups that are over, the latest first
         */
        get: operations["bidGroups.closedGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/confirm-withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Staff has withdrawn a bid at the hall that a filled group stopped too late for the hall to be told
         * @description Staff has withdrawn a bid at the hall that a filled group stopped too late for the hall to be told
         */
        put: operations["bidGroups.confirmWithdrawal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/create-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bids on several lots as a new group that is to buy some of them: all of the bids are placed, or none
         * @description Bids on several lots as a new group that is to buy some of them: all of the bids are placed, or none
         */
        post: operations["bidGroups.createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/group-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a group's bids, the latest first; what happened to several at once is one line
         * @description What happened to a group's bids, the latest first; what happened to several at once is one line
         */
        get: operations["bidGroups.groupHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/ungrouped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A client's live bids that stand in no group, in the order of their auctions
         * @description A client's live bids that stand in no group, in the order of their auctions
         */
        get: operations["bidGroups.ungroupedBids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/update-group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes how many vehicles an open group is to buy, or its name
         * @description Changes how many vehicles an open group is to buy, or its name
         */
        put: operations["bidGroups.updateGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/group-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A group's bids in the order of their auctions, and the credit that they hold together
         * @description A group's bids in the order of their auctions, and the credit that they hold together
         */
        get: operations["bidGroups.viewGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a bid, the latest first, for the buyer whose it is and for their dealer
         * @description What happened to a bid, the latest first, for the buyer whose it is and for their dealer
         */
        get: operations["bidHistory.viewBidHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options for the filters above a live list, taken from its bids
         * @description Options for the filters above a live list, taken from its bids
         */
        get: operations["bidLists.bidFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/bid-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bids that have ended: the caller's own, a dealer's and their clients', or for managers everyone's
         * @description Bids that have ended: the caller's own, a dealer's and their clients', or for managers everyone's
         */
        get: operations["bidLists.bidHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/bid-history-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same for the archive, which is filtered by a date range instead of single dates
         * @description The same for the archive, which is filtered by a date range instead of single dates
         */
        get: operations["bidLists.bidHistoryFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The Bid Manager: every client's bids
         * @description The Bid Manager: every client's bids
         */
        get: operations["bidLists.bidIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/dealer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A dealer's own bids, those of their clients, or both
         * @description A dealer's own bids, those of their clients, or both
         */
        get: operations["bidLists.dealerBids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/dealer-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A dealer's clients, for the filter of their bids
         * @description A dealer's clients, for the filter of their bids
         */
        get: operations["bidLists.dealerClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where one of the caller's lists, with all its pages, can be had as a spreadsheet, for a minute
         * @description Where one of the caller's lists, with all its pages, can be had as a spreadsheet, for a minute
         */
        get: operations["bidLists.exportBids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/my-bid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own bids: a page of them, counts by status, and totals
         * @description The caller's own bids: a page of them, counts by status, and totals
         */
        get: operations["bidLists.myBids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bids in one of the caller's lists whose lot numbers begin with what was typed, or are in its list or range
         * @description Bids in one of the caller's lists whose lot numbers begin with what was typed, or are in its list or range
         */
        get: operations["bidLists.searchBids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/cancel-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancels live bids, each by itself and by the rules of canceling one: a client within the deadlines
         * @description Cancels live bids, each by itself and by the rules of canceling one: a client within the deadlines
         */
        put: operations["bidStatuses.cancelMany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/update-status-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switches many bids to one status, each by itself: what is refused for one holds no other back
         * @description Switches many bids to one status, each by itself: what is refused for one holds no other back
         */
        put: operations["bidStatuses.updateStatusOfMany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/bid-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bid and export types in the order in which they are offered, with how many bids and orders use each
         * @description Bid and export types in the order in which they are offered, with how many bids and orders use each
         */
        get: operations["bidTypes.listBidTypes"];
        /**
         * Replaces the list of bid types, in its order
         * @description Replaces the list of bid types, in its order
         */
        put: operations["bidTypes.saveBidTypes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/default-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Chooses the view that the viewer's Bid Manager opens with; null is none
         * @description Chooses the view that the viewer's Bid Manager opens with; null is none
         */
        put: operations["bidViews.defaultBidView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/delete-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes one of the viewer's own views, also for the colleagues it was shared with
         * @description Deletes one of the viewer's own views, also for the colleagues it was shared with
         */
        post: operations["bidViews.deleteBidView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's saved views of the Bid Manager, and those that colleagues share
         * @description The viewer's saved views of the Bid Manager, and those that colleagues share
         */
        get: operations["bidViews.listBidViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/save-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a view under a name, or changes one of the viewer's own: what is left out of a change stays
         * @description Saves a view under a name, or changes one of the viewer's own: what is left out of a change stays
         */
        post: operations["bidViews.saveBidView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/allow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The highest bid possible on this lot in this group; the caller's own bid on the lot is released first
         * @description The highest bid possible on this lot in this group; the caller's own bid on the lot is released first
         */
        get: operations["bids.bidAllowance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/bid-from-manager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places a bid in the name of a client
         * @description Places a bid in the name of a client
         */
        post: operations["bids.bidFromManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The client's open groups and a 'New group' entry with value 0
         * @description The client's open groups and a 'New group' entry with value 0
         */
        get: operations["bids.bidGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bid types, for buyers
         * @description Bid types, for buyers
         */
        get: operations["bids.bidTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places a bid, replaces the amount of a live one, or revives a canceled one
         * @description Places a bid, replaces the amount of a live one, or revives a canceled one
         */
        post: operations["bids.createBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/export-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export types, for managers
         * @description Export types, for managers
         */
        get: operations["bids.exportTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/update-adjustment-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Records the other of the two prices; they may arrive in any order
         * @description Records the other of the two prices; they may arrive in any order
         */
        put: operations["bids.updateAdjustmentPrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/update-auto-bid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turns a bid into a standing maximum, or turns that off
         * @description Turns a bid into a standing maximum, or turns that off
         */
        put: operations["bids.updateAutoBid"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/update-bid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Updates all values of a bid at once
         * @description Updates all values of a bid at once
         */
        put: operations["bids.updateBid"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/update-bid-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Updates a bid for editors that send two calls; `jasId` is the bid
         * @description Updates a bid for editors that send two calls; `jasId` is the bid
         */
        put: operations["bids.updateBidPrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/update-bid-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A manager switches a bid's status; a buyer sends 4 to cancel
         * @description A manager switches a bid's status; a buyer sends 4 to cancel
         */
        put: operations["bids.updateBidStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/update-sold-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Records the price the lot was sold for; on a won bid it is what the client owes
         * @description Records the price the lot was sold for; on a won bid it is what the client owes
         */
        put: operations["bids.updateSoldPrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/answer-budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The client's answer: a yes lets exactly the amount on exactly this lot through, until the bid is canceled
         * @description The client's answer: a yes lets exactly the amount on exactly this lot through, until the bid is canceled
         */
        put: operations["budget.answerBudget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/ask-budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks a client whether staff may bid an amount that their budget stands in the way of; an earlier question is over
         * @description Asks a client whether staff may bid an amount that their budget stands in the way of; an earlier question is over
         */
        post: operations["budget.askBudget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's caps, what they have used of them, and what staff asks
         * @description The caller's caps, what they have used of them, and what staff asks
         */
        get: operations["budget.viewBudget"];
        /**
         * Sets the caller's caps; bids that are there stay
         * @description Sets the caller's caps; bids that are there stay
         */
        put: operations["budget.updateBudget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address of the caller's calendar of auctions, if there is one
         * @description The address of the caller's calendar of auctions, if there is one
         */
        get: operations["calendar.viewCalendar"];
        put?: never;
        /**
         * Creates an address that calendar apps can read without a session, and invalidates the previous one
         * @description Creates an address that calendar apps can read without a session, and invalidates the previous one
         */
        post: operations["calendar.renewCalendar"];
        /**
         * Deletes the calendar's address
         * @description Deletes the calendar's address
         */
        delete: operations["calendar.stopCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Needs the flag of its page type, which the route looks up in `domain/lots/page-types`
         * @description Needs the flag of its page type, which the route looks up in `domain/lots/page-types`
         */
        get: operations["catalogue.listing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages about a bid, oldest first
         * @description The messages about a bid, oldest first
         */
        get: operations["chat.bidChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that happened to a bid, for staff
         * @description Everything that happened to a bid, for staff
         */
        get: operations["chat.bidLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/save-chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message about a bid; the other side sees it at once
         * @description Sends a message about a bid; the other side sees it at once
         */
        post: operations["chat.saveChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/update-chat-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks a chat as read by the viewer's side
         * @description Marks a chat as read by the viewer's side
         */
        put: operations["chat.updateChatStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/ask-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks a client for a paper by email
         * @description Asks a client for a paper by email
         */
        post: operations["clientPapers.askForPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks a client as checked, or their papers as refused, with a note for staff; null takes that back
         * @description Marks a client as checked, or their papers as refused, with a note for staff; null takes that back
         */
        put: operations["clientPapers.checkClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a client has shown of themselves, what was asked of them, and whether they are checked
         * @description What a client has shown of themselves, what was asked of them, and whether they are checked
         */
        get: operations["clientPapers.clientPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/delete-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a paper away, with a reason; that it was there stays in the log
         * @description Takes a paper away, with a reason; that it was there stays in the log
         */
        post: operations["clientPapers.deletePaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller has shown of themselves, and what was asked of them
         * @description What the caller has shown of themselves, and what was asked of them
         */
        get: operations["clientPapers.ownPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/review-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accepts or refuses a paper, or corrects how long it is valid; why it is refused is emailed to the client, and the paper is asked for again
         * @description Accepts or refuses a paper, or corrects how long it is valid; why it is refused is emailed to the client, and the paper is asked for again
         */
        put: operations["clientPapers.reviewPaper"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/upload-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a paper to a client: pdf, jpg or png up to 10 MB, told by its bytes
         * @description Adds a paper to a client: pdf, jpg or png up to 10 MB, told by its bytes
         */
        post: operations["clientPapers.uploadClientPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/upload-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a paper of the caller's own: pdf, jpg or png up to 10 MB
         * @description Sends a paper of the caller's own: pdf, jpg or png up to 10 MB
         */
        post: operations["clientPapers.uploadOwnPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What makes up a client's active bids, largest part first; wins come last
         * @description What makes up a client's active bids, largest part first; wins come last
         */
        get: operations["clientParts.clientCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a client has paid and been charged, newest first
         * @description What a client has paid and been charged, newest first
         */
        get: operations["clientParts.clientLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a client has bought, newest first
         * @description What a client has bought, newest first
         */
        get: operations["clientParts.clientPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A client's sessions, most recently used first, and how the client logs in
         * @description A client's sessions, most recently used first, and how the client logs in
         */
        get: operations["clientParts.clientSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/close-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a client out of one browser, or of all
         * @description Logs a client out of one browser, or of all
         */
        post: operations["clientParts.closeClientSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/stop-bids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets all live bids of a client to Don't bid
         * @description Sets all live bids of a client to Don't bid
         */
        post: operations["clientParts.stopClientBids"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives several clients to one colleague, or with 0 to nobody
         * @description Gives several clients to one colleague, or with 0 to nobody
         */
        put: operations["clients.assignClients"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every change made to a client's account, bids and purchases, newest first
         * @description Every change made to a client's account, bids and purchases, newest first
         */
        get: operations["clients.clientHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account for a client, who gets a link to set a password
         * @description Opens an account for a client, who gets a link to set a password
         */
        post: operations["clients.createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A link to the same clients, all of them, as a spreadsheet; it works for one minute and only for the caller
         * @description A link to the same clients, all of them, as a spreadsheet; it works for one minute and only for the caller
         */
        get: operations["clients.exportClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's clients, a page at a time
         * @description The company's clients, a page at a time
         */
        get: operations["clients.listClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/keepers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The managers and dealers who can look after clients
         * @description The managers and dealers who can look after clients
         */
        get: operations["clients.listKeepers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/reset-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns two-step login off for a client who has lost access to it, and closes their sessions; the client is notified by email
         * @description Turns two-step login off for a client who has lost access to it, and closes their sessions; the client is notified by email
         */
        post: operations["clients.resetTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the fields given, and nothing else
         * @description Changes the fields given, and nothing else
         */
        put: operations["clients.updateClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/update-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Overrides the role's template for some flags, with a reason; null returns a flag to the template
         * @description Overrides the role's template for some flags, with a reason; null returns a flag to the template
         */
        put: operations["clients.updatePermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything staff know about a client
         * @description Everything staff know about a client
         */
        get: operations["clients.viewClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/page-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A company's page as its visitors would see it
         * @description A company's page as its visitors would see it
         */
        post: operations["company.previewPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What every page needs to know about the company: name, colors, contacts, enabled features
         * @description What every page needs to know about the company: name, colors, contacts, enabled features
         */
        get: operations["site.siteConfig"];
        /**
         * Saves sections over the company's file; they take effect at once, in every process
         * @description Saves sections over the company's file; they take effect at once, in every process
         */
        put: operations["company.saveCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/company-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves sections as an unpublished draft, which may still contain errors; null removes a section from the draft
         * @description Saves sections as an unpublished draft, which may still contain errors; null removes a section from the draft
         */
        put: operations["company.saveCompanyDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a picture; its address can then be used as a logo or an icon
         * @description Uploads a picture; its address can then be used as a logo or an icon
         */
        post: operations["company.uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's settings, and the values from its file where nothing was set
         * @description The company's settings, and the values from its file where nothing was set
         */
        get: operations["company.viewCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/consignee/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Those named on earlier purchases, the most used first; staff names the client
         * @description Those named on earlier purchases, the most used first; staff names the client
         */
        get: operations["consignees.listConsignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchased-cars/save-consignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Names who takes a purchase over, and who is told of its arrival
         * @description Names who takes a purchase over, and who is told of its arrival
         */
        post: operations["consignees.saveConsignee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/consignee/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of them
         * @description One of them
         */
        get: operations["consignees.viewConsignee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/cost-tables/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discards the draft
         * @description Discards the draft
         */
        post: operations["costs.discardCostDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/landed-cost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a lot comes to at an amount, line by line: what the company charges up to CIF, and an estimate of what the destination takes
         * @description What a lot comes to at an amount, line by line: what the company charges up to CIF, and an estimate of what the destination takes
         */
        get: operations["costs.landedCost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/cost-tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of the cost tables, the newest first, and the day it is in Japan
         * @description Every version of the cost tables, the newest first, and the day it is in Japan
         */
        get: operations["costs.listCostTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/cost-tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A lot's vehicle and the company's cost tables as its hall needs them; no `costs` where none are published
         * @description A lot's vehicle and the company's cost tables as its hall needs them; no `costs` where none are published
         */
        get: operations["costs.lotCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/cost-tables/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a document would change, before it is kept or published: the totals of sample cars at every port, and what is wrong with it
         * @description What a document would change, before it is kept or published: the totals of sample cars at every port, and what is wrong with it
         */
        post: operations["costs.previewCostTables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/cost-tables/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the draft from a day on, today at the earliest; the version before it ends there
         * @description Publishes the draft from a day on, today at the earliest; the version before it ends there
         */
        post: operations["costs.publishCostTables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/cost-tables/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keeps a document as the one draft; `version` is the draft's that was seen, 0 where there was none
         * @description Keeps a document as the one draft; `version` is the draft's that was seen, 0 where there was none
         */
        put: operations["costs.saveCostDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/cost-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remembers the caller's port, regime, currency and milestone
         * @description Remembers the caller's port, regime, currency and milestone
         */
        put: operations["costs.updateCostChoices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/cost-tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version of the cost tables as a whole
         * @description One version of the cost tables as a whole
         */
        get: operations["costs.viewCostTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What makes up the caller's active bids, and what they have used of today's limits
         * @description What makes up the caller's active bids, and what they have used of today's limits
         */
        get: operations["credit.viewCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A role's home
         * @description A role's home
         */
        get: operations["dashboard.viewDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/set-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a company needs before its clients can bid and pay, and what of it is there
         * @description What a company needs before its clients can bid and pay, and what of it is there
         */
        get: operations["dashboard.viewSetUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/confirm-deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirms that a deposit has arrived: what came of it is entered in the ledger, and may unlock bidding
         * @description Confirms that a deposit has arrived: what came of it is entered in the ledger, and may unlock bidding
         */
        put: operations["deposits.confirmDeposit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A temporary link to the invoice of a deposit or a purchase, to read, print or save as a PDF
         * @description A temporary link to the invoice of a deposit or a purchase, to read, print or save as a PDF
         */
        get: operations["deposits.depositInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/fail-deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says that a deposit is not coming, and tells the client why
         * @description Says that a deposit is not coming, and tells the client why
         */
        put: operations["deposits.failDeposit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposits of all clients by their state, newest first
         * @description Deposits of all clients by their state, newest first
         */
        get: operations["deposits.listDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a deposit is, and how it can be paid here (V4)
         * @description What a deposit is, and how it can be paid here (V4)
         */
        get: operations["deposits.viewDeposit"];
        put?: never;
        /**
         * Announces a deposit; one that is already announced is returned again
         * @description Announces a deposit; one that is already announced is returned again
         */
        post: operations["deposits.openDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/remind-deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reminds a client of the deposit they announced; one that is past its time gets new time
         * @description Reminds a client of the deposit they announced; one that is past its time gets new time
         */
        post: operations["deposits.remindDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchased-cars/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the client for a paper or for the consignee: by mail, on the purchase, and among what they still owe
         * @description Asks the client for a paper or for the consignee: by mail, on the purchase, and among what they still owe
         */
        post: operations["documents.askForDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchased-cars/check-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says that a paper of the client's is as it should be, or why it is not
         * @description Says that a paper of the client's is as it should be, or why it is not
         */
        put: operations["documents.checkDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchased-cars/delete-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes a paper away: one's own while it is not checked; staff any of them, with a reason
         * @description Takes a paper away: one's own while it is not checked; staff any of them, with a reason
         */
        delete: operations["documents.deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchased-cars/upload-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a paper to a purchase, one's own or as staff: PDF, JPG or PNG by its bytes, up to 10 MB
         * @description Adds a paper to a purchase, one's own or as staff: PDF, JPG or PNG by its bytes, up to 10 MB
         */
        post: operations["documents.uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favorite/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a lot to a group, and removes it from the one it was in
         * @description Adds a lot to a group, and removes it from the one it was in
         */
        post: operations["favorites.addFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favorite/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a lot from a group; `counter` is the number of lots left
         * @description Removes a lot from a group; `counter` is the number of lots left
         */
        delete: operations["favorites.deleteFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favorite/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lots of one group: upcoming ones first, then those that ended within 30 days
         * @description The lots of one group: upcoming ones first, then those that ended within 30 days
         */
        get: operations["favorites.listFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favorite/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves all lots of a group into another; `counter` is the number of lots there afterwards
         * @description Moves all lots of a group into another; `counter` is the number of lots there afterwards
         */
        post: operations["favorites.moveFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favorite/remove-ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes lots of past days from a group early; `counter` is the number of lots left
         * @description Removes lots of past days from a group early; `counter` is the number of lots left
         */
        post: operations["favorites.removeEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/pulls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the reading of a source is
         * @description How far the reading of a source is
         */
        get: operations["feedSources.listPulls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The words of a source with what they mean, unknown ones first
         * @description The words of a source with what they mean, unknown ones first
         */
        get: operations["feedSources.listWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/save-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a feed whose lots we fetch ourselves, or changes how they are fetched
         * @description Makes a feed whose lots we fetch ourselves, or changes how they are fetched
         */
        post: operations["feedSources.saveSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/set-word": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives a word of a source a meaning, or takes it back; it counts for what is read from now on
         * @description Gives a word of a source a meaning, or takes it back; it counts for what is read from now on
         */
        put: operations["feedSources.setWord"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/start-pull": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a source now, from its beginning or from where it was stopped
         * @description Reads a source now, from its beginning or from where it was stopped
         */
        post: operations["feedSources.startPull"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/stop-pull": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a pass; what has come in stays
         * @description Ends a pass; what has come in stays
         */
        post: operations["feedSources.stopPull"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/test-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks a source for ten lots and reads them as they would come in; nothing is kept
         * @description Asks a source for ten lots and reads them as they would come in; nothing is kept
         */
        post: operations["feedSources.testSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a feed’s source is asked
         * @description How a feed’s source is asked
         */
        get: operations["feedSources.viewSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A feed with a key of its own, which is answered this once
         * @description A feed with a key of its own, which is answered this once
         */
        post: operations["feeds.createFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/bad-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a run that couldn’t be read, the first thousand of them
         * @description The lines of a run that couldn’t be read, the first thousand of them
         */
        get: operations["feeds.listBadLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The runs of a feed, newest first
         * @description The runs of a feed, newest first
         */
        get: operations["feeds.listFeedRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who sends lots, how their last run went, and which of them are late
         * @description Who sends lots, how their last run went, and which of them are late
         */
        get: operations["feeds.listFeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/open-upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where a file of a feed is sent to within ten minutes, as the body of a POST
         * @description Where a file of a feed is sent to within ten minutes, as the body of a POST
         */
        post: operations["feeds.openFeedUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/renew-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new key for a feed; the one before works no longer
         * @description A new key for a feed; the one before works no longer
         */
        post: operations["feeds.renewFeedKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feed/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Renames a feed, changes its rhythm, or pauses it: a paused feed is refused, and is never late
         * @description Renames a feed, changes its rhythm, or pauses it: a paused feed is refused, and is never late
         */
        put: operations["feeds.updateFeed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/first-run/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a one-time link still works, and how long the owner's password must be
         * @description Whether a one-time link still works, and how long the owner's password must be
         */
        get: operations["firstRun.checkFirstRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/first-run/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the first owner of an installation that has no staff yet; the link works once
         * @description Makes the first owner of an installation that has no staff yet; the link works once
         */
        post: operations["firstRun.createOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/halls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every hall that has lots or settings, the company's defaults, and what was published, newest first
         * @description Every hall that has lots or settings, the company's defaults, and what was published, newest first
         */
        get: operations["halls.listHalls"];
        /**
         * Publishes deadlines and fees of halls from a day on; wins before it keep theirs
         * @description Publishes deadlines and fees of halls from a day on; wins before it keep theirs
         */
        put: operations["halls.saveHalls"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/halls/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws what was published for a later day
         * @description Withdraws what was published for a later day
         */
        post: operations["halls.withdrawHalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/reload-images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the pictures of a car once more; while a request is open, another one changes nothing
         * @description Asks for the pictures of a car once more; while a request is open, another one changes nothing
         */
        post: operations["imageReloads.reloadImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/import/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a draft would do, line by line, and what is wrong with it
         * @description What a draft would do, line by line, and what is wrong with it
         */
        get: operations["imports.checkImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/import/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stands on what an import created, and keeps it from being taken back: the first hundred, and how many in all
         * @description What stands on what an import created, and keeps it from being taken back: the first hundred, and how many in all
         */
        get: operations["imports.importStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/import/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emails a link to choose a password to the clients of an import who have none, but for those whose link still works
         * @description Emails a link to choose a password to the clients of an import who have none, but for those whose link still works
         */
        post: operations["imports.inviteImported"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/import/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files that were read in, newest first
         * @description Files that were read in, newest first
         */
        get: operations["imports.listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/import/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says what the columns of a draft hold, and by which day its entries are dated; the next file of such headers begins with it
         * @description Says what the columns of a draft hold, and by which day its entries are dated; the next file of such headers begins with it
         */
        put: operations["imports.mapImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/import/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a file in, CSV in UTF-8 or Shift_JIS or XLSX, and suggests what its columns hold
         * @description Reads a file in, CSV in UTF-8 or Shift_JIS or XLSX, and suggests what its columns hold
         */
        post: operations["imports.readImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/import/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates everything that a draft holds, or nothing where one line is wrong
         * @description Creates everything that a draft holds, or nothing where one line is wrong
         */
        post: operations["imports.runImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/import/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes everything back that an import created, as long as nothing stands on it; its entries are reversed
         * @description Takes everything back that an import created, as long as nothing stands on it; its entries are reversed
         */
        post: operations["imports.takeBackImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/import/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file that was read in, with what has become of it
         * @description A file that was read in, with what has become of it
         */
        get: operations["imports.viewImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues the invoice of a purchase
         * @description Issues the invoice of a purchase
         */
        post: operations["invoices.createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices that are not paid yet, those due first before others
         * @description Invoices that are not paid yet, those due first before others
         */
        get: operations["invoices.listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/download-images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A link to all photos of a lot in one file; it works for ten minutes
         * @description A link to all photos of a lot in one file; it works for ten minutes
         */
        get: operations["lot.downloadImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/uss-images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Additional photos of a car, from a hall that limits requests; a lot counts once a day
         * @description Additional photos of a car, from a hall that limits requests; a lot counts once a day
         */
        get: operations["lot.extraImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/image-translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of a lot's sheet in another language; null if there is no translation
         * @description The picture of a lot's sheet in another language; null if there is no translation
         */
        get: operations["lot.imageTranslate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{kind}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The access code of a lot's share link, made on the first call
         * @description The access code of a lot's share link, made on the first call
         */
        get: operations["lot.shareLot"];
        put?: never;
        post?: never;
        /**
         * Revokes the viewer's access code; the link stops working
         * @description Revokes the viewer's access code; the link stops working
         */
        delete: operations["lot.revokeShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Needs the flag of its page type
         * @description Needs the flag of its page type
         */
        get: operations["lot.viewLot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/share-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a shared lot
         * @description Opens a shared lot
         */
        post: operations["lot.viewSharedLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lot/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says how a lot ended where its feed is wrong or late; its bids are closed as if the feed had said so
         * @description Says how a lot ended where its feed is wrong or late; its bids are closed as if the feed had said so
         */
        put: operations["lotCorrections.updateLot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/auction-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Auctions by day, six days from today without Sunday
         * @description Auctions by day, six days from today without Sunday
         */
        get: operations["lotFilters.auctionList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/category-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of machinery, with their subcategories
         * @description Categories of machinery, with their subcategories
         */
        get: operations["lotFilters.categoryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/condition-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The auction grades that lots of a page have
         * @description The auction grades that lots of a page have
         */
        get: operations["lotFilters.conditionList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/filter-attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same, narrowed by a search for models or chassis codes across makers
         * @description The same, narrowed by a search for models or chassis codes across makers
         */
        get: operations["lotFilters.filterAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/filter-chassis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At most 50 codes, the most frequent first
         * @description At most 50 codes, the most frequent first
         */
        get: operations["lotFilters.filterChassis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/filter-model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At most 50, the most frequent first
         * @description At most 50, the most frequent first
         */
        get: operations["lotFilters.filterModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every filter of a page with what it offers now
         * @description Every filter of a page with what it offers now
         */
        get: operations["lotFilters.filters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/makers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makers of a page
         * @description Makers of a page
         */
        get: operations["lotFilters.makers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/maker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makers of a page
         * @description Makers of a page
         */
        get: operations["lotFilters.makers.2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Models of one maker, by its id or name, which are the same
         * @description Models of one maker, by its id or name, which are the same
         */
        get: operations["lotFilters.models"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Models of one maker, by its id or name, which are the same
         * @description Models of one maker, by its id or name, which are the same
         */
        get: operations["lotFilters.models.2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/price-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the lots of a search sold for
         * @description What the lots of a search sold for
         */
        get: operations["lotFilters.priceFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/steering": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sides the steering wheel may be on
         * @description The sides the steering wheel may be on
         */
        get: operations["lotFilters.steeringList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/week-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The coming auction days with their halls
         * @description The coming auction days with their halls
         */
        get: operations["lotFilters.weekDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/comment-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has been written of a lot, newest first, and by whom; an empty note is one that was taken away
         * @description What has been written of a lot, newest first, and by whom; an empty note is one that was taken away
         */
        get: operations["lotNotes.listLotNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/save-comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes what clients read of a lot from the company's staff; an empty note takes it away
         * @description Writes what clients read of a lot from the company's staff; an empty note takes it away
         */
        post: operations["lotNotes.saveLotNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gonet/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the third-party listing that the company has connected; empty where it has none
         * @description A page of the third-party listing that the company has connected; empty where it has none
         */
        get: operations["marketplace.listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's payments, newest first
         * @description The caller's payments, newest first
         */
        get: operations["money.listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchased-cars/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's purchases: a page of them, and the statuses there are
         * @description The caller's purchases: a page of them, and the statuses there are
         */
        get: operations["money.listPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's balance and what they may still bid
         * @description The caller's balance and what they may still bid
         */
        get: operations["money.viewBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/close-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks the ledger and closes the accounting period with a month: nothing is entered on a day of it, or before it, any more
         * @description Checks the ledger and closes the accounting period with a month: nothing is entered on a day of it, or before it, any more
         */
        post: operations["monthEnd.closeMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/month-end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The month that is closed next, and what is looked at before
         * @description The month that is closed next, and what is looked at before
         */
        get: operations["monthEnd.viewMonthEnd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/owed-client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one client owes, by its invoices, with what staff looks at before they are reminded
         * @description What one client owes, by its invoices, with what staff looks at before they are reminded
         */
        get: operations["monthEnd.viewOwedClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/negotiation-accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client accepts the price they saw, which is a win
         * @description The client accepts the price they saw, which is a win
         */
        post: operations["negotiations.acceptNegotiation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/negotiation-ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Staff passes on what the seller asks, and until when the client is to answer; the first ask opens the talks
         * @description Staff passes on what the seller asks, and until when the client is to answer; the first ask opens the talks
         */
        post: operations["negotiations.askInNegotiation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/negotiation-decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client leaves the talks
         * @description The client leaves the talks
         */
        post: operations["negotiations.declineNegotiation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/negotiations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Talks that the caller may see: the open ones by their answer-by time, or those that have ended, the last first
         * @description Talks that the caller may see: the open ones by their answer-by time, or those that have ended, the last first
         */
        get: operations["negotiations.listNegotiations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/negotiation-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The client offers less than is asked
         * @description The client offers less than is asked
         */
        post: operations["negotiations.offerInNegotiation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/negotiation-settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Staff ends the talks: without a price the seller has refused; at the client's offer, or at the ask that the client has accepted on the phone, it is a win
         * @description Staff ends the talks: without a price the seller has refused; at the client's offer, or at the ask that the client has accepted on the phone, it is a win
         */
        put: operations["negotiations.settleNegotiation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/negotiation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Talks about a bid, with every turn
         * @description Talks about a bid, with every turn
         */
        get: operations["negotiations.viewNegotiation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/update-notification-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes what the caller is notified of
         * @description Changes what the caller is notified of
         */
        put: operations["notificationChoices.updateNotificationChoices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/notification-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller is notified of, by which channel, and their quiet hours
         * @description What the caller is notified of, by which channel, and their quiet hours
         */
        get: operations["notificationChoices.viewNotificationChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest first
         * @description Newest first
         */
        get: operations["notificationList.notificationList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/read-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks some notifications as read, or all up to a given one; later ones stay unread
         * @description Marks some notifications as read, or all up to a given one; later ones stay unread
         */
        put: operations["notificationList.readNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/notification-week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What reached the caller in seven days by each channel; null is what nobody knows or what a channel does not do
         * @description What reached the caller in seven days by each channel; null is what nobody knows or what a channel does not do
         */
        get: operations["notificationList.viewWeek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/answer-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Declines an offer, or takes that back
         * @description Declines an offer, or takes that back
         */
        put: operations["orderOffers.answerOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was offered for anybody's order
         * @description What was offered for anybody's order
         */
        get: operations["orderOffers.listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/lots-to-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lots that could be offered: those matching the order, or those with a given number or address
         * @description Lots that could be offered: those matching the order, or those with a given number or address
         */
        get: operations["orderOffers.lotsToOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/my-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offers for the caller's orders: unanswered ones first, soonest auction first
         * @description Offers for the caller's orders: unanswered ones first, soonest auction first
         */
        get: operations["orderOffers.myOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/offer-lot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offers a lot to a client for their order
         * @description Offers a lot to a client for their order
         */
        post: operations["orderOffers.offerLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/for-lot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open orders that a lot could be offered for: those for its model first, then those for its maker
         * @description Open orders that a lot could be offered for: those for its model first, then those for its maker
         */
        get: operations["orderOffers.ordersForLot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/withdraw-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraws an offer, as long as the client has not bid
         * @description Withdraws an offer, as long as the client has not bid
         */
        put: operations["orderOffers.withdrawOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Closes an order its client no longer wants
         * @description Closes an order its client no longer wants
         */
        put: operations["orders.closeOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells staff what vehicle the caller is looking for
         * @description Tells staff what vehicle the caller is looking for
         */
        post: operations["orders.createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/create-for-client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an order in the name of a client, who will see it among their own
         * @description Creates an order in the name of a client, who will see it among their own
         */
        post: operations["orders.createOrderFor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the list of orders, with all its pages, can be had as a file, for a minute
         * @description Where the list of orders, with all its pages, can be had as a file, for a minute
         */
        get: operations["orders.exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everyone's orders, open ones first, then newest first
         * @description Everyone's orders, open ones first, then newest first
         */
        get: operations["orders.listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/my-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's orders, newest first
         * @description The caller's orders, newest first
         */
        get: operations["orders.myOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/update-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Moves a client's order to another status
         * @description Moves a client's order to another status
         */
        put: operations["orders.updateOrderStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bids, lots, clients and purchases that the caller may see and that contain all the words, for the command palette
         * @description Bids, lots, clients and purchases that the caller may see and that contain all the words, for the command palette
         */
        get: operations["palette.findAnything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/add-own-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a receipt to a payment of one’s own: PDF, JPG or PNG by its bytes, up to 10 MB
         * @description Adds a receipt to a payment of one’s own: PDF, JPG or PNG by its bytes, up to 10 MB
         */
        post: operations["paymentFiles.addOwnPaymentFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/add-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a receipt to a payment: PDF, JPG or PNG by its bytes, up to 10 MB
         * @description Adds a receipt to a payment: PDF, JPG or PNG by its bytes, up to 10 MB
         */
        post: operations["paymentFiles.addPaymentFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/delete-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes a receipt away, with a reason
         * @description Takes a receipt away, with a reason
         */
        delete: operations["paymentFiles.deletePaymentFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/own-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receipts of a payment of one’s own
         * @description Receipts of a payment of one’s own
         */
        get: operations["paymentFiles.listOwnPaymentFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receipts of a payment of any client
         * @description Receipts of a payment of any client
         */
        get: operations["paymentFiles.listPaymentFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records what a client has paid or is charged; the same key records it only once
         * @description Records what a client has paid or is charged; the same key records it only once
         */
        post: operations["payments.createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds a client, as long as what they may still have to pay stays covered; the same key refunds only once
         * @description Refunds a client, as long as what they may still have to pay stays covered; the same key refunds only once
         */
        post: operations["payments.refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverses an entry with another one
         * @description Reverses an entry with another one
         */
        post: operations["payments.reversePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/allocate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Chooses what a payment pays for; without parts the oldest due are paid again
         * @description Chooses what a payment pays for; without parts the oldest due are paid again
         */
        put: operations["paymentsDesk.allocatePayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/index-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A link, good for a minute and for the caller alone, to the same lines as a file
         * @description A link, good for a minute and for the caller alone, to the same lines as a file
         */
        get: operations["paymentsDesk.exportPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ledger of all clients, newest first
         * @description The ledger of all clients, newest first
         */
        get: operations["paymentsDesk.indexPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/payable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchases of a client for which something is due, what is due first before others
         * @description Purchases of a client for which something is due, what is due first before others
         */
        get: operations["paymentsDesk.listPayable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a payment to the client it belongs to: it is reversed here and entered there, or neither
         * @description Moves a payment to the client it belongs to: it is reversed here and entered there, or neither
         */
        post: operations["paymentsDesk.movePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/allocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a payment pays for, and what else it could
         * @description What a payment pays for, and what else it could
         */
        get: operations["paymentsDesk.viewAllocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/earlier-auctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same car at earlier auctions, the latest first: by its chassis number, or where that is not whole, by code, year, trim, color and mileage as far as no other car can be meant
         * @description The same car at earlier auctions, the latest first: by its chassis number, or where that is not whole, by code, year, trim, color and mileage as far as no other car can be meant
         */
        get: operations["priceEvidence.earlierAuctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/price-evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What lots like one went for in the last 180 days: of the same chassis code, a year and half a grade up or down, about as far driven, and of its trim
         * @description What lots like one went for in the last 180 days: of the same chassis code, a year and half a grade up or down, about as far driven, and of its trim
         */
        get: operations["priceEvidence.priceEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/ask-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks staff to delete what is kept of the caller, or takes that back
         * @description Asks staff to delete what is kept of the caller, or takes that back
         */
        post: operations["privacy.askForDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Deletes who a client is: name, contacts and documents, for good
         * @description Deletes who a client is: name, contacts and documents, for good
         */
        put: operations["privacy.deleteClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A link to all that is kept of the caller, as a ZIP of JSON and documents; it works for ten minutes
         * @description A link to all that is kept of the caller, as a ZIP of JSON and documents; it works for ten minutes
         */
        get: operations["privacy.exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/production-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The month a vehicle was made, and its factory data
         * @description The month a vehicle was made, and its factory data
         */
        get: operations["productionMonth.lookUpProductionMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchased-cars/download-images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where all photos of the car can be had in one file, for some minutes
         * @description Where all photos of the car can be had in one file, for some minutes
         */
        get: operations["purchaseView.downloadPurchaseImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchased-cars/save-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Writes what the client reads, and what staff keeps to itself
         * @description Writes what the client reads, and what staff keeps to itself
         */
        put: operations["purchaseView.saveNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchased-cars/update-finances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes what a purchase costs: the fields given, with a reason
         * @description Changes what a purchase costs: the fields given, with a reason
         */
        put: operations["purchaseView.updateFinances"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchased-cars/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A purchase, by its own number or by the payment it was charged with
         * @description A purchase, by its own number or by the payment it was charged with
         */
        get: operations["purchaseView.viewPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchase/assign-voyage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Books purchases on a voyage, which says how and when they travel
         * @description Books purchases on a voyage, which says how and when they travel
         */
        put: operations["purchases.assignVoyage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchase/index-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the same list can be had as a spreadsheet, for a minute
         * @description Where the same list can be had as a spreadsheet, for a minute
         */
        get: operations["purchases.exportPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchase/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchases of all clients, with what each lacks; counts and sums are of what the other filters leave
         * @description Purchases of all clients, with what each lacks; counts and sums are of what the other filters leave
         */
        get: operations["purchases.indexPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchased-cars/update-status-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Moves purchases a step on; those that cannot are named with the reason
         * @description Moves purchases a step on; those that cannot are named with the reason
         */
        put: operations["purchases.updateStatusMany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enters a day's rates by hand; they count until later ones come
         * @description Enters a day's rates by hand; they count until later ones come
         */
        post: operations["rates.enterRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Chooses the currency that is shown beside yen; null is none
         * @description Chooses the currency that is shown beside yen; null is none
         */
        put: operations["rates.updateCurrency"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rates that amounts in yen are shown by, and the caller's own currency
         * @description The rates that amounts in yen are shown by, and the caller's own currency
         */
        get: operations["rates.viewRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/owed-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A link, good for a minute and for the caller alone, to the same as a file
         * @description A link, good for a minute and for the caller alone, to the same as a file
         */
        get: operations["receivables.exportOwed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/owed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who owes what by a day, the oldest money first
         * @description Who owes what by a day, the oldest money first
         */
        get: operations["receivables.listOwed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/remind-owed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a client what they still have to pay
         * @description Mails a client what they still have to pay
         */
        post: operations["receivables.remindOwed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/send-statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails clients the statement of a month
         * @description Mails clients the statement of a month
         */
        post: operations["receivables.sendStatements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A temporary link to a month’s statement: one’s own; for staff, any client’s
         * @description A temporary link to a month’s statement: one’s own; for staff, any client’s
         */
        get: operations["receivables.viewStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What of each would be deleted; a period that is left out is the one in force
         * @description What of each would be deleted; a period that is left out is the one in force
         */
        get: operations["retention.previewRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/rivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The live bids of all clients on a bid's lot, the leader first, and the company's rule between them
         * @description The live bids of all clients on a bid's lot, the leader first, and the company's rule between them
         */
        get: operations["rivalBids.rivalsOfBid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/delete-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a saved search
         * @description Deletes a saved search
         */
        post: operations["searches.deleteSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/my-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's searches of a page type, the newest first
         * @description The viewer's searches of a page type, the newest first
         */
        get: operations["searches.mySearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/save-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a search under a title; ten at most
         * @description Saves a search under a title; ten at most
         */
        post: operations["searches.saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops the daily email of a saved search; the token in the email identifies it, so no login is needed
         * @description Stops the daily email of a saved search; the token in the email identifies it, so no login is needed
         */
        post: operations["searches.unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/update-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * `counter` is how many searches of its page type there are
         * @description `counter` is how many searches of its page type there are
         */
        post: operations["searches.updateSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/sheet-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks staff to check what a machine has read
         * @description Asks staff to check what a machine has read
         */
        post: operations["sheets.askForCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/sheet-reading-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Staff has compared a reading with its sheet: it counts as checked from now on, with what they changed
         * @description Staff has compared a reading with its sheet: it counts as checked from now on, with what they changed
         */
        post: operations["sheets.checkReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/translations-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A draft of an answer from a lot's reading; the sheet is read first where it was not
         * @description A draft of an answer from a lot's reading; the sheet is read first where it was not
         */
        post: operations["sheets.draftTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/sheet-reading-drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Staff has found that a sheet can't be read; its reading is shown to nobody
         * @description Staff has found that a sheet can't be read; its reading is shown to nobody
         */
        post: operations["sheets.dropReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/sheet-readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readings to check, by the time that clients were promised or else by auction time; those of past auctions are left out unless a client waits
         * @description Readings to check, by the time that clients were promised or else by auction time; those of past auctions are left out unless a client waits
         */
        get: operations["sheets.listReadings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/sheet-reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was read of a lot's sheet; nothing is asked of a reader
         * @description What was read of a lot's sheet; nothing is asked of a reader
         */
        get: operations["sheets.viewSheetReading"];
        put?: never;
        /**
         * Has a lot's sheet read by the connected reader, unless it was read before; takes up to a minute
         * @description Has a lot's sheet read by the connected reader, unless it was read before; takes up to a minute
         */
        post: operations["sheets.readSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{pageType}/sheet-mistake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that something is read wrongly; `stale` where the reading no longer says it
         * @description Says that something is read wrongly; `stale` where the reading no longer says it
         */
        post: operations["sheets.reportMistake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchased-cars/update-logistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Updates how a purchase is shipped: fields given are changed, empty ones are cleared
         * @description Updates how a purchase is shipped: fields given are changed, empty ones are cleared
         */
        put: operations["shipping.updateLogistics"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchased-cars/update-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Moves a purchase to its next status, cancels it, or moves it back with a reason
         * @description Moves a purchase to its next status, cancels it, or moves it back with a reason
         */
        put: operations["shipping.updatePurchaseStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/auction-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today's auctions, for the login page
         * @description Today's auctions, for the login page
         */
        get: operations["site.auctionDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/auction-status-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * `value` is the label and `label` the value's text, as the apps remap them
         * @description `value` is the label and `label` the value's text, as the apps remap them
         */
        get: operations["site.auctionStatusList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/get-country-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries, with their phone codes
         * @description Countries, with their phone codes
         */
        get: operations["site.countryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/currency-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Currencies an account may be kept in
         * @description Currencies an account may be kept in
         */
        get: operations["site.currencyList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/deny-cookies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes the optional cookies that scripts cannot reach
         * @description Removes the optional cookies that scripts cannot reach
         */
        post: operations["site.denyCookies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/gearbox-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gearboxes lots may have
         * @description Gearboxes lots may have
         */
        get: operations["site.gearboxList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/ip-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The country of the caller's address, for the sign-up form
         * @description The country of the caller's address, for the sign-up form
         */
        get: operations["site.ipInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/get-language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The languages of the interface
         * @description The languages of the interface
         */
        get: operations["site.languageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/menu-counters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The counters beside the menu's entries
         * @description The counters beside the menu's entries
         */
        get: operations["site.menuCounters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/page-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What differs between two versions of a page
         * @description What differs between two versions of a page
         */
        get: operations["sitePages.pageChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page that the company wrote, in the caller's language, in one of its versions
         * @description A page that the company wrote, in the caller's language, in one of its versions
         */
        get: operations["sitePages.sitePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes a colleague's account: they are logged out, and their clients with all that is open go to a successor
         * @description Closes a colleague's account: they are logged out, and their clients with all that is open go to a successor
         */
        post: operations["staff.closeStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a colleague out of one browser, or of all
         * @description Logs a colleague out of one browser, or of all
         */
        post: operations["staff.closeStaffSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account for a colleague, who is emailed a link that works for three days
         * @description Opens an account for a colleague, who is emailed a link that works for three days
         */
        post: operations["staff.createStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails an invitation again; the link from before stops working
         * @description Mails an invitation again; the link from before stops working
         */
        post: operations["staff.inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody who works or worked here, by name
         * @description Everybody who works or worked here, by name
         */
        get: operations["staff.listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/reset-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the second step off a colleague who has lost it, and logs them out; they are notified by email
         * @description Takes the second step off a colleague who has lost it, and logs them out; they are notified by email
         */
        post: operations["staff.resetStaffTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a colleague's role and where they differ from it, with a reason; null gives a right back to the role
         * @description Changes a colleague's role and where they differ from it, with a reason; null gives a right back to the role
         */
        put: operations["staff.updateStaff"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Somebody who works here, with what they may do and look after
         * @description Somebody who works here, with what they may do and look after
         */
        get: operations["staff.viewStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/translations-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers everyone waiting for a lot's sheet; if nobody is waiting, corrects the last answer
         * @description Answers everyone waiting for a lot's sheet; if nobody is waiting, corrects the last answer
         */
        post: operations["translations.answerTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/translations-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same by GET, for callers of the old address
         * @description The same by GET, for callers of the old address
         */
        get: operations["translations.requestTranslationByGet"];
        put?: never;
        /**
         * Asks staff to translate a lot's sheet
         * @description Asks staff to translate a lot's sheet
         */
        post: operations["translations.requestTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/translations-index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open requests by promised time, past auctions last; or answered ones, newest first
         * @description Open requests by promised time, past auctions last; or answered ones, newest first
         */
        get: operations["translations.translationIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/translations-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The answer to the caller's own request; staff see their last answer
         * @description The answer to the caller's own request; staff see their last answer
         */
        get: operations["translations.translationResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/car-auction/translations-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a file for an answer; its type is detected from its content
         * @description Uploads a file for an answer; its type is detected from its content
         */
        post: operations["translations.uploadTranslationFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/two-step/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts the setup of two-step login for the caller; nothing changes before the first code
         * @description Starts the setup of two-step login for the caller; nothing changes before the first code
         */
        post: operations["twoStep.beginTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-step/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the required setup with a first code, which completes the login
         * @description Confirms the required setup with a first code, which completes the login
         */
        post: operations["twoStep.confirmForcedSetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/two-step/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns two-step login on with a first code; other sessions are closed
         * @description Turns two-step login on with a first code; other sessions are closed
         */
        post: operations["twoStep.confirmTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-step/set-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For users who must set up two-step login before anything else: the code to scan
         * @description For users who must set up two-step login before anything else: the code to scan
         */
        post: operations["twoStep.offerForcedSetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes a login that asked for a code, within ten minutes and in the same browser
         * @description Completes a login that asked for a code, within ten minutes and in the same browser
         */
        post: operations["twoStep.passSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/two-step/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues new recovery codes; the previous ones stop working
         * @description Issues new recovery codes; the previous ones stop working
         */
        post: operations["twoStep.renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/two-step/turn-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns two-step login off, given a password and a code
         * @description Turns two-step login off, given a password and a code
         */
        post: operations["twoStep.turnOffTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/accept-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts the company's current terms; accepting any other version fails with 'stale'
         * @description Accepts the company's current terms; accepting any other version fails with 'stale'
         */
        post: operations["user.acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's sessions and second step, for the security page
         * @description The caller's sessions and second step, for the security page
         */
        get: operations["user.accountInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the caller's password and closes their other sessions; the answer says how many
         * @description Changes the caller's password and closes their other sessions; the answer says how many
         */
        post: operations["user.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/close-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes one of the caller's sessions or, with `others`, all but the current one; the password is required again (ASVS 7.5.2)
         * @description Closes one of the caller's sessions or, with `others`, all but the current one; the password is required again (ASVS 7.5.2)
         */
        post: operations["user.closeSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a socket missed: events after a sequence number, oldest first
         * @description What a socket missed: events after a sequence number, oldest first
         */
        get: operations["user.missedEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clients by name, company, email or id; at most 11, so that the caller can tell there are too many
         * @description Clients by name, company, email or id; at most 11, so that the caller can tell there are too many
         */
        get: operations["user.searchClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/update-notification-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks wins as seen; without ids, all of them
         * @description Marks wins as seen; without ids, all of them
         */
        put: operations["user.updateNotificationStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Updates the caller's profile, except for the email address, which a manager changes
         * @description Updates the caller's profile, except for the email address, which a manager changes
         */
        put: operations["user.updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/update-setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the caller's language, or whether they are notified of bids by email
         * @description Changes the caller's language, or whether they are notified of bids by email
         */
        put: operations["user.updateSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/user-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A client's balance, for anyone who may bid in their name
         * @description A client's balance, for anyone who may bid in their name
         */
        get: operations["user.userInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/view-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's profile: who they are, what they may do, their settings
         * @description The caller's profile: who they are, what they may do, their settings
         */
        get: operations["user.viewProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/win-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wins the client has not seen yet
         * @description Wins the client has not seen yet
         */
        get: operations["user.winNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/site/voyages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Voyages that are to come or at sea, by the day they leave; `past=1` lists those that have arrived
         * @description Voyages that are to come or at sea, by the day they leave; `past=1` lists those that have arrived
         */
        get: operations["voyages.listVoyages"];
        /**
         * Changes one at once
         * @description Changes one at once
         */
        put: operations["voyages.updateVoyage"];
        /**
         * Adds one
         * @description Adds one
         */
        post: operations["voyages.createVoyage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses at which programs of a dealer are told of events, oldest first
         * @description The addresses at which programs of a dealer are told of events, oldest first
         */
        get: operations["webhooks.listWebhooks"];
        /**
         * Changes an address, its name, or what it is told of
         * @description Changes an address, its name, or what it is told of
         */
        put: operations["webhooks.updateWebhook"];
        /**
         * Adds an address
         * @description Adds an address
         */
        post: operations["webhooks.createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/webhook-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes an address with its deliveries
         * @description Deletes an address with its deliveries
         */
        post: operations["webhooks.deleteWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries to an address, newest first; they are kept for 30 days or as long as the company sets
         * @description Deliveries to an address, newest first; they are kept for 30 days or as long as the company sets
         */
        get: operations["webhooks.listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/webhook-replay-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends every failed delivery to an address again
         * @description Sends every failed delivery to an address again
         */
        post: operations["webhooks.replayFailedDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/webhook-replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a delivery again, under the same number of its event
         * @description Sends a delivery again, under the same number of its event
         */
        post: operations["webhooks.replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/webhook-rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an address a new secret
         * @description Gives an address a new secret
         */
        post: operations["webhooks.rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/webhook-switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches an address off or on
         * @description Switches an address off or on
         */
        post: operations["webhooks.switchWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/webhook-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an address the event `webhook.test`, whatever it is told of
         * @description Sends an address the event `webhook.test`, whatever it is told of
         */
        post: operations["webhooks.testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/webhook-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent in one delivery, and what came back
         * @description What was sent in one delivery, and what came back
         */
        get: operations["webhooks.viewWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/answer-withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answers a wish: the bid is withdrawn and thereby canceled, or it is too late and the bid stands
         * @description Answers a wish: the bid is withdrawn and thereby canceled, or it is too late and the bid stands
         */
        put: operations["withdrawals.answerWithdrawal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/ask-withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks staff to withdraw a bid that can no longer be canceled
         * @description Asks staff to withdraw a bid that can no longer be canceled
         */
        post: operations["withdrawals.askWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/take-back-withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a wish back that staff has not answered yet: the bid stands
         * @description Takes a wish back that staff has not answered yet: the bid stands
         */
        post: operations["withdrawals.takeBackWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bid/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of a bid's last cancellation
         * @description The receipt of a bid's last cancellation
         */
        get: operations["withdrawals.viewReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "bid.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A bid was placed
         * @description A bid was placed
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The event; the same however often it is sent */
                        id: string;
                        /** @constant */
                        type: "bid.created";
                        /** Format: date-time */
                        createdAt: string;
                        data: components["schemas"]["WebhookBid"];
                    };
                };
            };
            responses: {
                /** @description Taken; what the body says is kept in the log, up to 1 kB of it */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bid.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A bid’s amount, status, group or sold price changed
         * @description A bid’s amount, status, group or sold price changed
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The event; the same however often it is sent */
                        id: string;
                        /** @constant */
                        type: "bid.updated";
                        /** Format: date-time */
                        createdAt: string;
                        data: components["schemas"]["WebhookBid"];
                    };
                };
            };
            responses: {
                /** @description Taken; what the body says is kept in the log, up to 1 kB of it */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bid.won": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A bid has won its lot
         * @description A bid has won its lot
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The event; the same however often it is sent */
                        id: string;
                        /** @constant */
                        type: "bid.won";
                        /** Format: date-time */
                        createdAt: string;
                        data: components["schemas"]["WebhookBid"];
                    };
                };
            };
            responses: {
                /** @description Taken; what the body says is kept in the log, up to 1 kB of it */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bid.lost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A bid is over without a win
         * @description A bid is over without a win
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The event; the same however often it is sent */
                        id: string;
                        /** @constant */
                        type: "bid.lost";
                        /** Format: date-time */
                        createdAt: string;
                        data: components["schemas"]["WebhookBid"];
                    };
                };
            };
            responses: {
                /** @description Taken; what the body says is kept in the log, up to 1 kB of it */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bid.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A bid was canceled
         * @description A bid was canceled
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The event; the same however often it is sent */
                        id: string;
                        /** @constant */
                        type: "bid.canceled";
                        /** Format: date-time */
                        createdAt: string;
                        data: components["schemas"]["WebhookBid"];
                    };
                };
            };
            responses: {
                /** @description Taken; what the body says is kept in the log, up to 1 kB of it */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchase.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A vehicle that was won became a purchase
         * @description A vehicle that was won became a purchase
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The event; the same however often it is sent */
                        id: string;
                        /** @constant */
                        type: "purchase.created";
                        /** Format: date-time */
                        createdAt: string;
                        data: components["schemas"]["WebhookPurchase"];
                    };
                };
            };
            responses: {
                /** @description Taken; what the body says is kept in the log, up to 1 kB of it */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchase.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A purchase’s costs, status or voyage changed
         * @description A purchase’s costs, status or voyage changed
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The event; the same however often it is sent */
                        id: string;
                        /** @constant */
                        type: "purchase.updated";
                        /** Format: date-time */
                        createdAt: string;
                        data: components["schemas"]["WebhookPurchase"];
                    };
                };
            };
            responses: {
                /** @description Taken; what the body says is kept in the log, up to 1 kB of it */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.issued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A purchase has an invoice, or another one that replaces it
         * @description A purchase has an invoice, or another one that replaces it
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The event; the same however often it is sent */
                        id: string;
                        /** @constant */
                        type: "invoice.issued";
                        /** Format: date-time */
                        createdAt: string;
                        data: components["schemas"]["WebhookInvoice"];
                    };
                };
            };
            responses: {
                /** @description Taken; what the body says is kept in the log, up to 1 kB of it */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Money has come to the dealer’s own account
         * @description Money has come to the dealer’s own account
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The event; the same however often it is sent */
                        id: string;
                        /** @constant */
                        type: "payment.received";
                        /** Format: date-time */
                        createdAt: string;
                        data: components["schemas"]["WebhookPayment"];
                    };
                };
            };
            responses: {
                /** @description Taken; what the body says is kept in the log, up to 1 kB of it */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sent on request, to see whether an address answers
         * @description Sent on request, to see whether an address answers
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The event; the same however often it is sent */
                        id: string;
                        /** @constant */
                        type: "webhook.test";
                        /** Format: date-time */
                        createdAt: string;
                        data: components["schemas"]["WebhookTest"];
                    };
                };
            };
            responses: {
                /** @description Taken; what the body says is kept in the log, up to 1 kB of it */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        PushDevice: {
            id: number;
            /** @description What it says it is; the reader's words are made of it. */
            userAgent: string;
            /** Format: date-time */
            since: string;
            /** @description Whether the caller's own session registered it. */
            isCurrent: boolean;
        };
        ApiKey: {
            id: number;
            name: string;
            /** @description What the secret begins and ends with; the rest is kept as a hash only. */
            begins: string;
            endsWith: string;
            scopes: ("lots:read" | "costs:read" | "bids:read" | "bids:write" | "purchases:read" | "payments:read")[];
            /** @description Calls a minute that it may make, and those it made in this one. */
            perMinute: number;
            callsThisMinute: number;
            /** Format: date-time */
            createdAt: string;
            /** @description To the minute. */
            lastUsedAt: string | null;
            endsAt: string | null;
            /** @description Until when the secret before the last renewal works; null where it does not any more. */
            previousUntil: string | null;
        };
        DayBid: {
            bidId: number;
            lotId: string;
            lotType: string;
            lotNo: number;
            auctionName: string;
            /** Format: date-time */
            auctionDate: string;
            maker: string;
            model: string;
            image: string | null;
            clientId: number;
            client: string;
            /** @description The client's short code and the group's label, such as `DK-B`. */
            group: string | null;
            amount: number;
            /** @description What may be bid at most: the amount and what staff may go over it. */
            maximum: number;
            bidStatus: number;
            autoBid: boolean;
            /** @description The hall has been told of it as it stands. */
            forwardedAt: string | null;
            /** @description What somebody has to do by hand. */
            byHand: ("place" | "change" | "withdraw" | "confirm" | "check" | "lead") | null;
            /** @description Another live bid of its group runs in another hall at nearly the same time. */
            clash: boolean;
            /** @description Auction status of the lot. */
            status: number;
            soldPrice: number | null;
            /** @description What the hall has reported of the bid itself, in yen. */
            reported: {
                /** @enum {string} */
                outcome: "won" | "lost" | "notSold";
                price: number | null;
            } | null;
            /**
             * Format: date-time
             * @description When the bid last changed.
             */
            updatedAt: string;
        };
        DayHall: {
            name: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            lots: number;
            /** @description The lot that should be in the ring; null before the first and after the last. */
            nowAt: number | null;
            /** @description How far the hall is behind its times, in ms, by its latest results; less than 0 where it is ahead, null where none is known. */
            delayMs: number | null;
        };
        GatewayMessage: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            direction: "out" | "in";
            /** @enum {string} */
            action: "place" | "change" | "withdraw" | "result";
            /** @enum {string} */
            state: "waiting" | "accepted" | "refused" | "failed" | "replaced";
            /** @description The maximum that was sent, or the price that came; in yen. */
            amount: number | null;
            /** @description What the other side said, in its own words. */
            detail: string;
            attempts: number;
            /** @description Null where a report names no bid of ours. */
            bid: {
                bidId: number;
                lotId: string;
                lotType: string;
                lotNo: number;
                auctionName: string;
                client: string;
            } | null;
        };
        AuditEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description Null where the system acted. */
            actorId: number | null;
            actor: string | null;
            /** @description The kind of account that acted; null of the system. */
            actorRoleId: number | null;
            action: string;
            entity: string;
            entityId: string;
            /** @description What people call the object: a name, a SKU, a lot number; null where it is called by its number. */
            label: string | null;
            /** @description Where the object is in the console; null of what has no page. */
            link: string | null;
            changes: {
                field: string;
                before: string | number | boolean | null;
                after: string | number | boolean | null;
            }[];
            reason: string | null;
            ip: string | null;
        };
        BankFile: {
            id: number;
            name: string;
            /** Format: date-time */
            at: string;
            account: string | null;
            /** @description Lines of money that goes out: they are not kept. */
            outgoing: number;
            /** @description It was read in before: nothing was added. */
            isRepeated: boolean;
            lines: components["schemas"]["BankLine"][];
        };
        BankLine: {
            id: number;
            /** @description A Japanese day. */
            day: string;
            amount: number;
            sender: string;
            text: string;
            /** @description As it stands in the file. */
            raw: string;
            /** @description The best first; nothing is entered before somebody says so. */
            matches: components["schemas"]["BankMatch"][];
            /** @description The line of the ledger it became, here or by hand before; of several, the last. Null while something is left. */
            ledgerId: number | null;
            /** @description Payments that it was recorded as, of one client or several. */
            parts: {
                ledgerId: number;
                amount: number;
                client: {
                    id: number;
                    name: string;
                };
            }[];
            /** @description Yen of it that nobody has recorded. */
            left: number;
            isSetAside: boolean;
        };
        BankMatch: {
            client: {
                id: number;
                name: string;
            };
            /** @description The deposit that it may be. */
            deposit: {
                id: number;
                reference: string;
                amount: number;
            } | null;
            /** @description The invoices whose numbers the text says. */
            invoices: {
                number: string;
                due: number;
            }[];
            /** @enum {string} */
            match: "sure" | "amount" | "reference" | "name";
            /** @description Yen that came more, or less, than is expected; null where nothing is. */
            difference: number | null;
        };
        BidCost: {
            bidId: number;
            /** @description The amount that it is about. */
            amount: number;
            /** @description When it was computed and kept with the bid; null of a bid that keeps none: then today's tables tell. */
            keptAt: string | null;
            /** @description The client's port, in both languages; null where they have chosen none, and the sum ends at FOB. */
            port: {
                en: string;
                ru: string;
            } | null;
            /** @enum {string} */
            regime: "private" | "trader";
            milestones: {
                [key: string]: {
                    likely: number;
                    min: number;
                    max: number;
                } | null;
            };
            /** @description What isn’t known of the vehicle and makes the difference between the lowest and the highest landed sum. */
            missing: ("registration" | "hp" | "cc" | "co2" | "kg" | "origin")[];
            /** @description The landed sum has no upper limit until that is known. */
            open: boolean;
        };
        BidGroup: {
            value: number;
            label: string;
            /** @description How many vehicles to buy. */
            cars: number;
            won: number;
            /** @description Live bids. */
            bids: number;
            /** @description Bids that it stopped as it was filled, and whose lots are still to run. */
            stopped: number;
            /** @enum {string} */
            state: "open" | "filled" | "closed";
        };
        ClosedGroup: {
            groupId: number;
            label: string;
            cars: number;
            won: number;
            lastAuction: string | null;
            lots: {
                id: string;
                lotNo: number;
                lotType: string;
                bidStatus: number;
                bidAmount: number;
            }[];
        };
        FilledGroup: {
            group: string;
            won: number;
            cars: number;
        };
        GroupedBid: {
            bidId: number;
            /** @description The lot. */
            id: string;
            autoBid: boolean;
            invoiceAvailable: boolean;
            invoiceUrl: string | null;
            lotNo: number;
            lotType: string;
            auctionDate: string | null;
            auctionName: string;
            maker: string;
            model: string;
            year: number | null;
            engine: number | null;
            chassis: string;
            grade: string;
            color: string;
            condition: string;
            gearbox: string;
            mileage: number | null;
            equip: string;
            startPrice: number;
            soldPrice: number;
            /** Format: date-time */
            bidDate: string;
            /** @description Auction status of the lot. */
            status: number;
            user: components["schemas"]["BidUser"] | null;
            bidAmount: number;
            exportType: number | null;
            bidGroup: number | null;
            bidGroupLabel: string | null;
            /** @description The client's short code, in lists that mix clients. */
            bidGroupPrefix: string | null;
            /** @description Another live bid of the group runs in another hall at nearly the same time: both could be won. */
            groupClash: boolean;
            /** @description What the status was when its group was filled; null of a bid that none has stopped. */
            stoppedFrom: number | null;
            /** @description Stopped so late that staff has to withdraw it at the hall itself; told to staff until somebody has. */
            withdrawByHand: boolean;
            /** @description What somebody has to do at the hall by hand; told to staff. */
            byHand: ("place" | "change" | "withdraw" | "confirm" | "check" | "lead") | null;
            /** @description Whose bid was ahead of it and is no more, while nobody has decided about this one; told to staff. */
            leaderOut: components["schemas"]["LeaderOut"] | null;
            /** @description When the hall was last told of it; told to staff. */
            forwardedAt: string | null;
            /** @description Told to staff of a group that has all that it wants: one more win would be too many. */
            groupFilled: {
                won: number;
                cars: number;
            } | null;
            /** @description Where a live bid stands among those of other clients on its lot; told to staff, of lots with several. */
            sameLot: {
                rank: number;
                of: number;
            } | null;
            bidStatus: number;
            manager: string | null;
            /** @description What the buyer told the manager with the bid; empty for those who take no part in its chat. */
            comment: string;
            /** @description The last chat message. */
            message: string | null;
            isRead: boolean;
            adjustmentPrice: number;
            images: string[];
            /** @description The same photos small, for the lists; `images` are for the gallery that opens from there. */
            thumbnails: string[];
            /** @description Counts its changes: an edit says which of them it saw. */
            version: number;
            /** @description Whether the viewer may cancel it now. */
            cancellationAllowed: boolean;
            /** @description When time alone next changes what may be done with it, or which list it is in; null of what is over. */
            changesAt: string | null;
            /** @description The wish to withdraw it after the cancel deadline, if there was one. */
            withdrawal: components["schemas"]["Withdrawal"] | null;
            /** @description Whether the viewer may ask for it to be withdrawn now. */
            withdrawalAllowed: boolean;
            /** @description The number of its receipt, where its client has canceled it. */
            receipt: string | null;
            /** @description Open talks with the seller of its lot. */
            negotiation: components["schemas"]["OpenNegotiation"] | null;
            /** @description What staff may still correct the outcome of an archived bid to. */
            corrections: number[];
            held: number;
            /** @description Why it stayed stopped when its group wanted more again; null of a bid that nothing kept. */
            stays: ("late" | "credit" | "budget") | null;
        };
        Bid: {
            bidId: number;
            /** @description The lot. */
            id: string;
            autoBid: boolean;
            invoiceAvailable: boolean;
            invoiceUrl: string | null;
            lotNo: number;
            lotType: string;
            auctionDate: string | null;
            auctionName: string;
            maker: string;
            model: string;
            year: number | null;
            engine: number | null;
            chassis: string;
            grade: string;
            color: string;
            condition: string;
            gearbox: string;
            mileage: number | null;
            equip: string;
            startPrice: number;
            soldPrice: number;
            /** Format: date-time */
            bidDate: string;
            /** @description Auction status of the lot. */
            status: number;
            user: components["schemas"]["BidUser"] | null;
            bidAmount: number;
            exportType: number | null;
            bidGroup: number | null;
            bidGroupLabel: string | null;
            /** @description The client's short code, in lists that mix clients. */
            bidGroupPrefix: string | null;
            /** @description Another live bid of the group runs in another hall at nearly the same time: both could be won. */
            groupClash: boolean;
            /** @description What the status was when its group was filled; null of a bid that none has stopped. */
            stoppedFrom: number | null;
            /** @description Stopped so late that staff has to withdraw it at the hall itself; told to staff until somebody has. */
            withdrawByHand: boolean;
            /** @description What somebody has to do at the hall by hand; told to staff. */
            byHand: ("place" | "change" | "withdraw" | "confirm" | "check" | "lead") | null;
            /** @description Whose bid was ahead of it and is no more, while nobody has decided about this one; told to staff. */
            leaderOut: components["schemas"]["LeaderOut"] | null;
            /** @description When the hall was last told of it; told to staff. */
            forwardedAt: string | null;
            /** @description Told to staff of a group that has all that it wants: one more win would be too many. */
            groupFilled: {
                won: number;
                cars: number;
            } | null;
            /** @description Where a live bid stands among those of other clients on its lot; told to staff, of lots with several. */
            sameLot: {
                rank: number;
                of: number;
            } | null;
            bidStatus: number;
            manager: string | null;
            /** @description What the buyer told the manager with the bid; empty for those who take no part in its chat. */
            comment: string;
            /** @description The last chat message. */
            message: string | null;
            isRead: boolean;
            adjustmentPrice: number;
            images: string[];
            /** @description The same photos small, for the lists; `images` are for the gallery that opens from there. */
            thumbnails: string[];
            /** @description Counts its changes: an edit says which of them it saw. */
            version: number;
            /** @description Whether the viewer may cancel it now. */
            cancellationAllowed: boolean;
            /** @description When time alone next changes what may be done with it, or which list it is in; null of what is over. */
            changesAt: string | null;
            /** @description The wish to withdraw it after the cancel deadline, if there was one. */
            withdrawal: components["schemas"]["Withdrawal"] | null;
            /** @description Whether the viewer may ask for it to be withdrawn now. */
            withdrawalAllowed: boolean;
            /** @description The number of its receipt, where its client has canceled it. */
            receipt: string | null;
            /** @description Open talks with the seller of its lot. */
            negotiation: components["schemas"]["OpenNegotiation"] | null;
            /** @description What staff may still correct the outcome of an archived bid to. */
            corrections: number[];
        };
        BidList: {
            cars: components["schemas"]["Bid"][];
            counters: components["schemas"]["Counter"][];
            totalBids?: number;
            /** @description Bids of today that are over, within the filter and the status; the archive has none. */
            earlier?: {
                count: number;
                finished: number;
                won: number;
            };
            pageInfo: components["schemas"]["PageInfo"];
        };
        BidUser: {
            name: string;
            company: string | null;
            clientId: string;
            jasClientId: number;
            userLevel: string | null;
            /** Format: date-time */
            createdAt: string;
            lastLogin: string | null;
            creditLimit: number;
            balance: number;
            country: number;
            note: string | null;
            carDealer: string | null;
        };
        Counter: {
            status: number | ("Archive" | "All");
            count: number;
        };
        BidType: {
            id: number;
            label: {
                en: string;
                ru: string;
            };
            description: {
                en: string;
                ru: string;
            };
            forBuyers: boolean;
            forManagers: boolean;
            used: number;
        };
        BidView: {
            id: number;
            name: string;
            /** @description The query of the list's address: status, filters, sort and hidden columns. */
            params: string;
            /** @description Whether colleagues see it. */
            shared: boolean;
            /** @description Whether it is the viewer's own, to be changed and deleted. */
            own: boolean;
            /** @description Whose it is. */
            by: string;
            /** @description Whether the viewer's Bid Manager opens with it. */
            isDefault: boolean;
        };
        EditedBid: {
            bidId: number;
            bidAmount: number;
            bidStatus: number;
            /** Format: date-time */
            bidDate: string;
            exportType: number | null;
            adjustmentPrice: number;
            version: number;
        };
        PlacedBid: {
            bidAmount: number;
            bidDate: string | null;
            bidId: number | null;
            bidStatus: number;
            balanceInfo: components["schemas"]["BalanceInfo"];
        };
        /** @enum {string} */
        PlacementWarning: "reserved" | "group_clash";
        TypeOption: {
            value: number;
            label: string;
            description: string;
        };
        BudgetQuestion: {
            id: number;
            amount: number;
            note: string;
            /** @enum {string} */
            state: "asked" | "yes" | "no" | "over";
            /** Format: date-time */
            askedAt: string;
            answeredAt: string | null;
        };
        BudgetRefusal: {
            /** @enum {string} */
            obstacle: "day" | "week" | "group" | "ask";
            budget: components["schemas"]["LotBudget"];
        };
        BudgetSettings: {
            /** @description What may be won on one day of Japan, by the days of the auctions. */
            perDay: number | null;
            /** @description The same from Monday to Sunday. */
            perWeek: number | null;
            /** @description What each bid group may come to. */
            perGroup: number | null;
            /** @description Staff asks before it bids more than this on one lot. */
            askAbove: number | null;
        };
        LotBudget: {
            limits: {
                /** @enum {string} */
                cap: "day" | "week" | "group";
                /** @description Yen. */
                limit: number;
                used: number;
                displaced: number;
            }[];
            askAbove: number | null;
            /** @description The amount that the client has said yes to on this lot. */
            agreed: number | null;
            /** @description The day in Japan that the lot counts in, and the Monday of its week. */
            day: string;
            week: string;
            question: components["schemas"]["BudgetQuestion"] | null;
        };
        CaptchaOffer: {
            /** @constant */
            provider: "altcha";
            challenge: {
                parameters: {
                    [key: string]: unknown;
                };
                signature: string;
            };
        } | {
            /** @constant */
            provider: "recaptcha";
            siteKey: string;
            scriptUrl: string;
        } | {
            /** @constant */
            provider: "off";
        };
        BikeRow: {
            id: string;
            lotNo: number;
            /** @description Null for stock, which is not auctioned. */
            auctionDate: string | null;
            auctionName: string;
            maker: string;
            model: string;
            year: number | null;
            grade: string;
            color: string;
            condition: string;
            /** @description Kilometers. */
            mileage: number | null;
            startPrice: number;
            soldPrice: number;
            status: number | null;
            myBid: boolean;
            myBidAmount: number | null;
            bidStatusId: number | null;
            /** @description What all clients would pay, and how many they are: told to staff, of lots with bids. */
            clientBids?: {
                highest: number;
                clients: number;
            };
            wishList: components["schemas"]["WishList"];
            images: string[];
            /** @description Halls, makers and models are named by themselves. */
            auctionId?: string;
            makerId?: string;
            modelId?: string;
            engine: number | null;
            serial: string;
            /** @description 1 where the hall gave an inspection report. */
            inspection?: number;
            rateEngine: number | null;
            rateFront: number | null;
            rateExt: number | null;
            rateRear: number | null;
            rateEl: number | null;
            rateFrame: number | null;
        };
        CarRow: {
            id: string;
            lotNo: number;
            /** @description Null for stock, which is not auctioned. */
            auctionDate: string | null;
            auctionName: string;
            maker: string;
            model: string;
            year: number | null;
            grade: string;
            color: string;
            condition: string;
            /** @description Kilometers. */
            mileage: number | null;
            startPrice: number;
            soldPrice: number;
            status: number | null;
            myBid: boolean;
            myBidAmount: number | null;
            bidStatusId: number | null;
            /** @description What all clients would pay, and how many they are: told to staff, of lots with bids. */
            clientBids?: {
                highest: number;
                clients: number;
            };
            wishList: components["schemas"]["WishList"];
            images: string[];
            /** @description Cubic centimeters. */
            engine: number | null;
            chassis: string;
            gearbox: string;
            equip: string;
            steering: string;
            drive: string;
            /** @description Drive, by the name it has in 2§3.1. */
            priv?: string;
            averagePrice: number | null;
            lotType: string;
            isUss: boolean;
        };
        Listing: {
            carsList?: components["schemas"]["CarRow"][];
            bikeList?: components["schemas"]["BikeRow"][];
            mechList?: components["schemas"]["MechRow"][];
            pageInfo: components["schemas"]["PageInfo"];
        };
        ListingQuery: {
            /** @enum {string} */
            pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            makerId?: string;
            /** @default [] */
            modelId: string[];
            /** @default [] */
            auctionDate: string[];
            auctionDateFrom?: string;
            auctionDateTo?: string;
            /**
             * @description Whole codes, `GRS182`, or numbers from their beginning, `GRS182-0012`.
             * @default []
             */
            chassisId: string[];
            /** @default [] */
            condition: string[];
            /** @default [] */
            gearbox: string[];
            /** @default [] */
            color: string[];
            /**
             * @description Codes of 2§4.1.
             * @default []
             */
            status: string[];
            /**
             * @description Halls, or their auctions of one day: `USS Tokyo@2026-11-26`.
             * @default []
             */
            auction: string[];
            /** @default [] */
            category: string[];
            /** @default [] */
            subCategory: string[];
            /** @default [] */
            steering: string[];
            /**
             * @description `fits`, `cannotTell` or `doesNotFit`: as of the lot’s arrival at the caller’s own port.
             * @default []
             */
            destination: string[];
            /**
             * @description What a lot must not have by its sheet or its grade: `repair`, `replaced`, `toReplace`, `rust`, `disaster`, `mechanics`, `mileage`. Lots whose sheet nobody has read are left out unless `unread` is among them.
             * @default []
             */
            damage: string[];
            yearFrom?: number;
            yearTo?: number;
            mileageFrom?: number;
            mileageTo?: number;
            engineFrom?: number;
            engineTo?: number;
            startPriceFrom?: number;
            startPriceTo?: number;
            finishPriceFrom?: number;
            finishPriceTo?: number;
            hourFrom?: number;
            hourTo?: number;
            /** @description Numbers and ranges: `1001,1005-1010`. */
            lotNo?: string;
            /** @description Words that must all be in the list of equipment. */
            equipement?: string;
            /** @description The same, rightly spelled. */
            equipment?: string;
            /** @enum {string} */
            quick_search_parameter?: "lot_no" | "model" | "chassis" | "equip";
            quick_search_text?: string;
            /** @enum {string} */
            sort?: "auctionDate" | "year" | "condition" | "mileage" | "startPrice" | "soldPrice" | "hours" | "price";
            /** @enum {string} */
            order?: "ASC" | "DESC";
            /** @default 1 */
            page: number;
            /** @default 20 */
            pageSize: number;
        };
        ListingQueryInput: {
            /** @enum {string} */
            pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            makerId?: string;
            /** @default [] */
            modelId: string[];
            /** @default [] */
            auctionDate: string[];
            auctionDateFrom?: string;
            auctionDateTo?: string;
            /**
             * @description Whole codes, `GRS182`, or numbers from their beginning, `GRS182-0012`.
             * @default []
             */
            chassisId: string[];
            /** @default [] */
            condition: string[];
            /** @default [] */
            gearbox: string[];
            /** @default [] */
            color: string[];
            /**
             * @description Codes of 2§4.1.
             * @default []
             */
            status: string[];
            /**
             * @description Halls, or their auctions of one day: `USS Tokyo@2026-11-26`.
             * @default []
             */
            auction: string[];
            /** @default [] */
            category: string[];
            /** @default [] */
            subCategory: string[];
            /** @default [] */
            steering: string[];
            /**
             * @description `fits`, `cannotTell` or `doesNotFit`: as of the lot’s arrival at the caller’s own port.
             * @default []
             */
            destination: string[];
            /**
             * @description What a lot must not have by its sheet or its grade: `repair`, `replaced`, `toReplace`, `rust`, `disaster`, `mechanics`, `mileage`. Lots whose sheet nobody has read are left out unless `unread` is among them.
             * @default []
             */
            damage: string[];
            yearFrom?: number;
            yearTo?: number;
            mileageFrom?: number;
            mileageTo?: number;
            engineFrom?: number;
            engineTo?: number;
            startPriceFrom?: number;
            startPriceTo?: number;
            finishPriceFrom?: number;
            finishPriceTo?: number;
            hourFrom?: number;
            hourTo?: number;
            /** @description Numbers and ranges: `1001,1005-1010`. */
            lotNo?: string;
            /** @description Words that must all be in the list of equipment. */
            equipement?: string;
            /** @description The same, rightly spelled. */
            equipment?: string;
            /** @enum {string} */
            quick_search_parameter?: "lot_no" | "model" | "chassis" | "equip";
            quick_search_text?: string;
            /** @enum {string} */
            sort?: "auctionDate" | "year" | "condition" | "mileage" | "startPrice" | "soldPrice" | "hours" | "price";
            /** @enum {string} */
            order?: "ASC" | "DESC";
            /** @default 1 */
            page: number;
            /** @default 20 */
            pageSize: number;
        };
        MechRow: {
            id: string;
            lotNo: number;
            /** @description Null for stock, which is not auctioned. */
            auctionDate: string | null;
            auctionName: string;
            maker: string;
            model: string;
            year: number | null;
            grade: string;
            color: string;
            condition: string;
            /** @description Kilometers. */
            mileage: number | null;
            startPrice: number;
            soldPrice: number;
            status: number | null;
            myBid: boolean;
            myBidAmount: number | null;
            bidStatusId: number | null;
            /** @description What all clients would pay, and how many they are: told to staff, of lots with bids. */
            clientBids?: {
                highest: number;
                clients: number;
            };
            wishList: components["schemas"]["WishList"];
            images: string[];
            group: string;
            category: string;
            hours: number | null;
            volume: string;
            serial: string;
            /** @description Gearbox. */
            KPP: string;
            /** @description Year, as text. */
            gg?: string;
            /** @description Cubic centimeters. */
            cc?: number | null;
            /** @description Path of the lot's page. */
            link?: string;
            price: number;
        };
        ChatMessage: {
            id: number;
            text: string;
            /** Format: date-time */
            time: string;
            isOwn: boolean;
        };
        ClientPaper: {
            id: number;
            /** @enum {string} */
            type: "passport" | "companyRegistration" | "proofOfAddress" | "agreement" | "other";
            name: string;
            /** @enum {string} */
            contentType: "application/pdf" | "image/jpeg" | "image/png";
            /** @description Bytes. */
            size: number;
            /** Format: date-time */
            at: string;
            /** @description Whether the client has sent it, or staff has added it. */
            byClient: boolean;
            /** @enum {string} */
            state: "new" | "checked" | "refused";
            /** @description Why it was refused, as the client reads it. */
            note: string | null;
            /** @description The last Japanese day on which it is valid, as staff has read it; null for a paper that has no end. */
            validUntil: string | null;
            reviewedBy: string | null;
            reviewedAt: string | null;
            url: string;
        };
        ClientPurchase: {
            id: number;
            sku: string;
            auction: string;
            lotNo: number;
            maker: string;
            model: string;
            year: number | null;
            chassis: string;
            /** Format: date-time */
            purchaseDate: string;
            exportPort: string | null;
            voyage: string | null;
            /** @description Japanese days. */
            etd: string | null;
            eta: string | null;
            /** @description Yen; null until the sold price is entered. */
            totalPrice: number | null;
            status: number | null;
            images: string[];
            /** @description Whose it is, where a dealer's list holds their clients' too; null for one's own. */
            client: {
                id: number;
                name: string;
            } | null;
            stockYard: string | null;
            exportType: string | null;
            shippingLine: string | null;
            destination: string | null;
            dischargePort: string | null;
            blNumber: string | null;
            containerNo: string | null;
            /** @description A Japanese day. */
            yardEta: string | null;
            /** @description What it was before its way ended; null is Processing, as in its status. */
            leftFrom: number | null;
            /** @description Its bid is a win: what was taken back is moved no more. */
            won: boolean;
        };
        ClientSession: {
            id: string;
            ip: string;
            userAgent: string;
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            lastSeen: string;
            /** @description At work now. */
            online: boolean;
        };
        ClientDetail: {
            userId: number;
            fullName: string;
            roleId: number;
            company: string | null;
            countryId: number;
            city: string | null;
            address: string | null;
            email: string;
            mobile: string | null;
            officePhone: string | null;
            messengerNumber: string | null;
            port: string | null;
            /** @description 692 English, 693 Russian. */
            language: number;
            bidEmailNotify: boolean;
            /** @description The mark beside the client's groups in lists that mix clients. */
            shortCode: string | null;
            managerId: number | null;
            manager: string | null;
            dealerId: number | null;
            dealer: string | null;
            /** Format: date-time */
            createdAt: string;
            lastLogin: string | null;
            notes: string | null;
            biddingAllowed: boolean;
            /** @description When two-step login was turned on; null while a password is enough. */
            twoStepSince: string | null;
            /** @description When the client agreed to the company's terms, and to which version: none of who agreed before there were versions, or where the company shows terms of its own at sign-up. `inForce` is the version of today. */
            terms: {
                agreed: string | null;
                version: number | null;
                inForce: number | null;
            };
        };
        ClientView: {
            detail: components["schemas"]["ClientDetail"];
            balanceInfo: components["schemas"]["BalanceInfo"];
            /** @description What opens bidding here, what the client has paid in so far, and the deposit that is on its way. Yen. */
            deposit: {
                amount: number;
                received: number;
                waiting: components["schemas"]["Deposit"] | null;
            };
            /** @description How many of the client's bids are in the live lists and in the archive. */
            bids: {
                live: number;
                archived: number;
            };
            /** @description When the client asked for the account to be deleted, and what may keep it from that: yen, and how many. */
            deletion: {
                asked: string | null;
                balance: number;
                liveBids: number;
                openPurchases: number;
            };
            /** @description How much of the daily limits is used on this Japanese day. */
            today: {
                bids: number;
                uss: number;
            };
            /** @description Whether the client is online, and when they last bid. */
            online: boolean;
            lastBid: string | null;
            /** @description How many entries each part of the client's page has. */
            counts: {
                purchases: number;
                ledger: number;
                sessions: number;
                changes: number;
            };
            /** @description Where the client differs from the role's template. */
            overrides: {
                [key: string]: boolean;
            };
            /** @description Who has said so, and when; without whom the system has, or nobody knows any more. */
            overriddenBy: {
                [key: string]: {
                    by: string | null;
                    /** Format: date-time */
                    at: string;
                };
            };
        };
        ClientChange: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description Null where the system acted. */
            actor: string | null;
            action: string;
            /** @description What it is about: the account, or a bid or purchase of the client. */
            entity: string;
            entityId: string;
            changes: {
                field: string;
                before: string | number | boolean | null;
                after: string | number | boolean | null;
            }[];
            reason: string | null;
        };
        ClientRow: {
            userId: number;
            fullName: string;
            company: string | null;
            countryId: number;
            roleId: number;
            manager: string | null;
            dealer: string | null;
            balanceInfo: components["schemas"]["BalanceInfo"];
            /** @description Wins of the last 90 days. */
            recentWins: number;
            lastLogin: string | null;
            /** @description Logs in with a second step. */
            twoStep: boolean;
            /** Format: date-time */
            registered: string;
            /** @description Whether staff has found out who they are; null while nobody has. */
            checked: ("checked" | "refused") | null;
            /** @description When the client asked for the account to be deleted; null while they have not. */
            deletionAsked: string | null;
        };
        CompanySections: {
            brand: {
                name: string;
                brand: string;
                /** @description CSS color of the login panel and of mails. */
                panelColor: string;
                logo: {
                    light: string;
                    dark: string | null;
                    mark: string | null;
                } | null;
                favicon: string | null;
                touchIcon: string | null;
                themeColor: {
                    light: string;
                    dark: string;
                };
            };
            panel: {
                en: {
                    headline: string;
                    points: {
                        title: string;
                        description: string;
                    }[];
                    email: string | null;
                    messenger: {
                        label: string;
                        href: string;
                    } | null;
                    poweredBy: string | null;
                };
                ru: {
                    headline: string;
                    points: {
                        title: string;
                        description: string;
                    }[];
                    email: string | null;
                    messenger: {
                        label: string;
                        href: string;
                    } | null;
                    poweredBy: string | null;
                };
            };
            notice: {
                en: {
                    headline: string;
                    description: string;
                } | null;
                ru: {
                    headline: string;
                    description: string;
                } | null;
                /** @description When it is shown, as `2026-11-27T18:00` of Japan. */
                from: string | null;
                until: string | null;
            };
            description: {
                en: string;
                ru: string;
            };
            links: {
                en: {
                    headerLinks: {
                        label: string;
                        href: string;
                    }[];
                    sidebarLinks: {
                        label: string;
                        href: string;
                    }[];
                    messenger: {
                        label: string;
                        href: string;
                    } | null;
                };
                ru: {
                    headerLinks: {
                        label: string;
                        href: string;
                    }[];
                    sidebarLinks: {
                        label: string;
                        href: string;
                    }[];
                    messenger: {
                        label: string;
                        href: string;
                    } | null;
                };
            };
            bidding: {
                bidStep: number;
                depositAmount: number;
                agentFee: number;
                skuPrefix: string;
                /** @enum {string} */
                sameLotPriority: "highest" | "first";
                countOverbidAllowance: boolean;
                tellSameLot: boolean;
                cancelAlertMinutes: number;
                lateProcessingDays: number;
                lateShipDays: number;
                lateUnpaidDays: number;
                /** @enum {string} */
                exportCertificateFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                /** @enum {string} */
                billOfLadingFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                /** @enum {string} */
                passportFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                /** @enum {string} */
                paymentSlipFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
            };
            accounts: {
                /** @enum {string} */
                catalogueAccess: "members" | "public";
                passwordMinLength: number;
                favouriteGroups: string[];
                termsUrl: string;
                cookiesUrl: string;
                dashboard: boolean;
                clientTwoStep: boolean;
                signUpMail: string;
                signUpFields: ("company" | "officePhone" | "messengerNumber" | "address" | "port")[];
            };
            money: {
                invoiceOnPrice: boolean;
                invoiceDueDays: number;
                closedUntil: string;
            };
            retention: {
                /** @enum {string} */
                keepAudit: "years7" | "years10" | "always";
                /** @enum {string} */
                keepMails: "days30" | "days90" | "year1" | "always";
                /** @enum {string} */
                keepDevices: "days90" | "days180" | "days400" | "years2";
                /** @enum {string} */
                keepUploads: "days30" | "days90" | "year1" | "always";
                /** @enum {string} */
                keepRefusedPapers: "days30" | "days90" | "year1" | "always";
                /** @enum {string} */
                keepLeftDocuments: "days90" | "year1" | "years7" | "always";
                /** @enum {string} */
                keepGatewayMessages: "days30" | "days90" | "year1";
                /** @enum {string} */
                keepFeedRuns: "days30" | "days90" | "year1";
                /** @enum {string} */
                keepWebhookLog: "days30" | "days90" | "year1";
            };
            "how-to-buy": {
                en: string;
                ru: string;
            };
            about: {
                en: string;
                ru: string;
            };
            terms: {
                en: string;
                ru: string;
            };
            privacy: {
                en: string;
                ru: string;
            };
            cookies: {
                en: string;
                ru: string;
            };
        };
        GivenSections: {
            brand: {
                name: string;
                brand: string;
                /** @description CSS color of the login panel and of mails. */
                panelColor: string;
                logo: {
                    light: string;
                    dark: string | null;
                    mark: string | null;
                } | null;
                favicon: string | null;
                touchIcon: string | null;
                themeColor: {
                    light: string;
                    dark: string;
                };
            };
            panel: {
                en: {
                    headline: string;
                    points: {
                        title: string;
                        description: string;
                    }[];
                    email: string | null;
                    messenger: {
                        label: string;
                        href: string;
                    } | null;
                    poweredBy: string | null;
                };
                ru: {
                    headline: string;
                    points: {
                        title: string;
                        description: string;
                    }[];
                    email: string | null;
                    messenger: {
                        label: string;
                        href: string;
                    } | null;
                    poweredBy: string | null;
                };
            };
            notice: {
                en: {
                    headline: string;
                    description: string;
                } | null;
                ru: {
                    headline: string;
                    description: string;
                } | null;
                from?: string | null;
                until?: string | null;
            };
            description: {
                en: string;
                ru: string;
            };
            links: {
                en: {
                    headerLinks: {
                        label: string;
                        href: string;
                    }[];
                    sidebarLinks: {
                        label: string;
                        href: string;
                    }[];
                    messenger: {
                        label: string;
                        href: string;
                    } | null;
                };
                ru: {
                    headerLinks: {
                        label: string;
                        href: string;
                    }[];
                    sidebarLinks: {
                        label: string;
                        href: string;
                    }[];
                    messenger: {
                        label: string;
                        href: string;
                    } | null;
                };
            };
            bidding: {
                bidStep?: number;
                depositAmount?: number;
                agentFee?: number;
                skuPrefix?: string;
                /** @enum {string} */
                sameLotPriority?: "highest" | "first";
                countOverbidAllowance?: boolean;
                tellSameLot?: boolean;
                cancelAlertMinutes?: number;
                lateProcessingDays?: number;
                lateShipDays?: number;
                lateUnpaidDays?: number;
                /** @enum {string} */
                exportCertificateFrom?: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                /** @enum {string} */
                billOfLadingFrom?: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                /** @enum {string} */
                passportFrom?: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                /** @enum {string} */
                paymentSlipFrom?: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
            };
            accounts: {
                /** @enum {string} */
                catalogueAccess?: "members" | "public";
                passwordMinLength?: number;
                favouriteGroups?: string[];
                termsUrl?: string;
                cookiesUrl?: string;
                dashboard?: boolean;
                clientTwoStep?: boolean;
                signUpMail?: string;
                signUpFields?: ("company" | "officePhone" | "messengerNumber" | "address" | "port")[];
            };
            money: {
                invoiceOnPrice?: boolean;
                invoiceDueDays?: number;
                closedUntil?: string;
            };
            retention: {
                /** @enum {string} */
                keepAudit?: "years7" | "years10" | "always";
                /** @enum {string} */
                keepMails?: "days30" | "days90" | "year1" | "always";
                /** @enum {string} */
                keepDevices?: "days90" | "days180" | "days400" | "years2";
                /** @enum {string} */
                keepUploads?: "days30" | "days90" | "year1" | "always";
                /** @enum {string} */
                keepRefusedPapers?: "days30" | "days90" | "year1" | "always";
                /** @enum {string} */
                keepLeftDocuments?: "days90" | "year1" | "years7" | "always";
                /** @enum {string} */
                keepGatewayMessages?: "days30" | "days90" | "year1";
                /** @enum {string} */
                keepFeedRuns?: "days30" | "days90" | "year1";
                /** @enum {string} */
                keepWebhookLog?: "days30" | "days90" | "year1";
            };
            "how-to-buy": {
                en: string;
                ru: string;
            };
            about: {
                en: string;
                ru: string;
            };
            terms: {
                en: string;
                ru: string;
            };
            privacy: {
                en: string;
                ru: string;
            };
            cookies: {
                en: string;
                ru: string;
            };
        };
        Consignee: {
            id: number;
            fullName: string;
            company: string | null;
            address: string;
            countryId: number;
            city: string | null;
            port: string | null;
            telephone: string;
            email: string;
            paymentMethod: string | null;
        };
        CostChoices: {
            port: string | null;
            /** @enum {string} */
            regime: "private" | "trader";
            /** @description Shown beside yen, which stays what is owed. */
            currency: string | null;
            /**
             * @description What the headline and the budget are about.
             * @enum {string}
             */
            milestone: "fob" | "cnf" | "cif" | "landed";
        };
        CreditLot: {
            lotId: string;
            lotNo: number;
            /** @enum {string} */
            lotType: "auction" | "stock" | "bike" | "mech";
            title: string;
            auction: string;
            auctionDate: string | null;
            /** @description Yen, with what may be bid over it where the company counts that. */
            amount: number;
            /** @description Whether the part holds it: a group holds its highest bids alone. */
            held: boolean;
        };
        CreditPart: {
            /** @enum {string} */
            kind: "group" | "single" | "wins";
            /** @description Of a group: the client's number for it, its label, and how many it still wants to win. */
            group: number | null;
            label: string | null;
            wanted: number | null;
            bids: number;
            /** @description Yen: of all its bids, and of those that could be owed. */
            face: number;
            held: number;
            /** @description The highest bids first, at most 50. */
            lots: components["schemas"]["CreditLot"][];
        };
        AccountPaper: {
            /** @enum {string} */
            type: "passport" | "companyRegistration" | "proofOfAddress" | "agreement" | "other";
            /** @description The Japanese day by which it was asked for. */
            dueOn: string | null;
            /** @description The last day of the paper that there is, which may be over. */
            validUntil: string | null;
        };
        AnnouncedDeposit: {
            id: number;
            clientId: number;
            client: string;
            /** @enum {string} */
            method: "wallet" | "transfer" | "bank";
            amount: number;
            reference: string;
            /** Format: date-time */
            at: string;
        };
        ClientDashboard: {
            /** @constant */
            role: "client";
            balanceInfo: components["schemas"]["BalanceInfo"];
            /** @description What is wanted before one may bid, and what of it is on its way. */
            deposit: {
                wanted: number | null;
                waiting: components["schemas"]["Deposit"] | null;
            };
            /** @description Of the daily limits, what is used up. */
            used: {
                bids: number;
                images: number;
            };
            /** @description Bids of the Japanese day, and what they come to. */
            today: {
                count: number;
                sum: number;
                rows: components["schemas"]["DashboardBid"][];
            };
            /** @description Live bids of the days after it, the soonest first. */
            next: {
                count: number;
                rows: components["schemas"]["DashboardBid"][];
            };
            /** @description Of the last 7 days, newest first. */
            results: components["schemas"]["DashboardBid"][];
            shipments: {
                count: number;
                rows: components["schemas"]["Shipment"][];
            };
            /** @description Purchases that papers of the viewer are wanted for, the oldest first. */
            papers: components["schemas"]["PapersWanted"][];
            accountPapers: components["schemas"]["AccountPaper"][];
            chats: {
                count: number;
                rows: components["schemas"]["WaitingChat"][];
            };
            searches: {
                count: number;
                rows: components["schemas"]["DashboardSearch"][];
            };
            /** @description Those to come, the soonest first. */
            favorites: {
                count: number;
                rows: components["schemas"]["NextFavorite"][];
            };
        };
        DashboardBid: {
            bidId: number;
            lotId: string;
            lotType: string;
            lotNo: number;
            auctionDate: string | null;
            auctionName: string;
            maker: string;
            model: string;
            year: number | null;
            /** @description km */
            mileage: number | null;
            chassis: string;
            condition: string;
            image: string | null;
            amount: number;
            group: string | null;
            startPrice: number;
            soldPrice: number | null;
            bidStatus: number;
            /** @description Whose bid it is, where that is not the viewer. */
            client: string | null;
        };
        DashboardSearch: {
            id: number;
            name: string;
            params: string;
            /** @enum {string} */
            type: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            fresh: number;
        };
        DealerClient: {
            id: number;
            name: string;
            company: string | null;
            own: boolean;
            liveBids: number;
            /** @description What could be owed if every live bid won. */
            committed: number;
            creditLimit: number;
            balance: number;
            /** @description The last message about one of their bids, and whether it awaits an answer from the client's side. */
            message: {
                bidId: number;
                text: string;
                waits: boolean;
            } | null;
        };
        DealerDashboard: {
            /** @constant */
            role: "dealer";
            balanceInfo: components["schemas"]["BalanceInfo"];
            /** @description What is wanted before one may bid, and what of it is on its way. */
            deposit: {
                wanted: number | null;
                waiting: components["schemas"]["Deposit"] | null;
            };
            /** @description Of the daily limits, what is used up. */
            used: {
                bids: number;
                images: number;
            };
            /** @description Bids of the Japanese day, and what they come to. */
            today: {
                count: number;
                sum: number;
                rows: components["schemas"]["DashboardBid"][];
            };
            /** @description Live bids of the days after it, the soonest first. */
            next: {
                count: number;
                rows: components["schemas"]["DashboardBid"][];
            };
            /** @description Of the last 7 days, newest first. */
            results: components["schemas"]["DashboardBid"][];
            shipments: {
                count: number;
                rows: components["schemas"]["Shipment"][];
            };
            /** @description Purchases that papers of the viewer are wanted for, the oldest first. */
            papers: components["schemas"]["PapersWanted"][];
            accountPapers: components["schemas"]["AccountPaper"][];
            chats: {
                count: number;
                rows: components["schemas"]["WaitingChat"][];
            };
            searches: {
                count: number;
                rows: components["schemas"]["DashboardSearch"][];
            };
            /** @description Those to come, the soonest first. */
            favorites: {
                count: number;
                rows: components["schemas"]["NextFavorite"][];
            };
            clients: components["schemas"]["DealerClient"][];
            /** @description Of the dealer and all their clients. */
            sums: {
                clients: number;
                overdrawn: number;
                committed: number;
                limits: number;
                liveBids: number;
                wonThisMonth: number;
            };
            /** @description How the bids of the last days ended. */
            outcome: {
                ended: number;
                won: number;
                /** @description Yen that wins cost less than was bid, on average. */
                averageUnder: number | null;
                /** @description Lost by less than `dashboardSpans.nearYen`. */
                near: number;
            };
        };
        HallToday: {
            name: string;
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @description The lot that should be in the ring. */
            lotNo: number | null;
            bids: number;
            fresh: number;
            marks: {
                /** Format: date-time */
                at: string;
                status: number;
                autoBid: boolean;
            }[];
        };
        LateFeed: {
            id: number;
            name: string;
            /** @description How often lots are expected, in minutes. */
            everyMinutes: number;
            /** @description When it last came in whole; null where it never did. */
            lastAt: string | null;
        };
        ManagerDashboard: {
            /** @constant */
            role: "manager";
            /** @description New bids with an auction today or later. */
            newBids: {
                count: number;
                oldest: string | null;
            };
            /** @description Live bids whose lots come up within the hour, how many of them nobody has decided on, and when the next lot comes up. */
            lastHour: {
                count: number;
                undecided: number;
                next: string | null;
                rows: components["schemas"]["DashboardBid"][];
            };
            chats: {
                count: number;
                rows: components["schemas"]["WaitingChat"][];
            };
            /** @description Wins without a sold price: nothing is charged before there is one. */
            unpriced: {
                count: number;
                rows: components["schemas"]["DashboardBid"][];
            };
            /** @description Lots whose sheets clients want read, and when the first of them is sold. */
            translations: {
                count: number;
                next: string | null;
            };
            newOrders: number;
            /** @description Deposits on their way, the oldest first, and what has come in this Japanese day; null for who records no money. */
            deposits: {
                count: number;
                sum: number;
                rows: components["schemas"]["AnnouncedDeposit"][];
                received: {
                    count: number;
                    sum: number;
                };
            } | null;
            /** @description Clients whose live bids come to more than they may owe. */
            overLimit: number;
            /** @description Clients who have a paper that has ended, or ends within thirty days. */
            endingPapers: number;
            /** @description Rows that the last check of the ledger has found to disagree with it. */
            ledgerDifferences: number;
            /** @description Of who manages feeds; of others none. */
            lateFeeds: components["schemas"]["LateFeed"][];
            /** @description The Japanese day of the halls: today, and once its last lot is over the next day with a live bid. */
            hallsDay: string;
            /** @description Halls of that day with a bid in them, the busiest first. */
            halls: components["schemas"]["HallToday"][];
        };
        NextFavorite: {
            lotId: string;
            lotType: string;
            lotNo: number;
            title: string;
            /** Format: date-time */
            auctionDate: string;
        };
        PapersWanted: {
            id: number;
            title: string;
            what: ("invoice" | "exportCertificate" | "billOfLading" | "passport" | "paymentSlip" | "other" | "consignee")[];
        };
        Shipment: {
            id: number;
            title: string;
            image: string | null;
            status: number | null;
            voyage: string | null;
            etd: string | null;
            eta: string | null;
        };
        WaitingChat: {
            bidId: number;
            lotNo: number;
            author: string;
            text: string;
            /** Format: date-time */
            at: string;
        };
        BankDetails: {
            bank: string;
            branch: string | null;
            swift: string;
            account: string;
            holder: string;
        };
        Deposit: {
            id: number;
            /** @enum {string} */
            method: "wallet" | "transfer" | "bank";
            amount: number;
            /** @description What the transfer is to name. */
            reference: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        DeskDeposit: {
            id: number;
            /** @enum {string} */
            method: "wallet" | "transfer" | "bank";
            amount: number;
            /** @description What the transfer is to name. */
            reference: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            client: {
                id: number;
                name: string;
            };
            /** @enum {string} */
            state: "pending" | "received" | "failed" | "expired";
            failedReason: string | null;
            remindedAt: string | null;
            /** @description The line by which it came in. */
            ledgerId: number | null;
            /** @description Yen that came in. */
            received: number | null;
        };
        FavoriteRow: {
            id: string;
            lotNo: number;
            /** @description Null for stock, which is not auctioned. */
            auctionDate: string | null;
            auctionName: string;
            maker: string;
            model: string;
            year: number | null;
            grade: string;
            color: string;
            condition: string;
            /** @description Kilometers. */
            mileage: number | null;
            startPrice: number;
            soldPrice: number;
            status: number | null;
            myBid: boolean;
            myBidAmount: number | null;
            bidStatusId: number | null;
            /** @description What all clients would pay, and how many they are: told to staff, of lots with bids. */
            clientBids?: {
                highest: number;
                clients: number;
            };
            wishList: components["schemas"]["WishList"];
            images: string[];
            /** @description Cubic centimeters. */
            engine: number | null;
            chassis: string;
            gearbox: string;
            equip: string;
            steering: string;
            drive: string;
            /** @description Drive, by the name it has in 2§3.1. */
            priv?: string;
            averagePrice: number | null;
            lotType: string;
            isUss: boolean;
            /**
             * @description The page that the lot is on now.
             * @enum {string}
             */
            pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            /** @description The viewer's bid, false if there is none. */
            jasId: number | false;
            /** @description What only machinery has; null for other lots. */
            machinery: {
                group: string;
                category: string;
                hours: number | null;
                volume: string;
            } | null;
        };
        FeedPull: {
            /** @enum {string} */
            part: "main" | "bike" | "stats" | "history";
            /** @description Whether a pass is under way. */
            isUnderWay: boolean;
            read: number;
            total: number | null;
            /** @description The day whose results are being read. */
            day: string | null;
            lastDay: string | null;
            /** @description Lots a minute, as measured in this pass. */
            rowsPerMinute: number;
            startedAt: string | null;
            endedAt: string | null;
            /** @description Why nothing is read just now; it goes on by itself at `retryAt`. */
            failure: {
                /** @enum {string} */
                reason: "inside" | "unreachable" | "timeout" | "status" | "refused" | "broken" | "sealed";
                said: string;
            } | null;
            retryAt: string | null;
            stopped: boolean;
        };
        FeedWord: {
            /** @enum {string} */
            field: "status" | "gearbox" | "drive" | "color";
            word: string;
            /** @description Null: unknown. */
            meaning: string | null;
            builtIn: boolean;
            /** @description How often it was met. */
            lots: number;
        };
        SourceSettings: {
            /** @enum {string} */
            kind: "sql" | "bikes";
            /** @description Without code, question or a name to log in with. */
            address: string;
            /** @description How we name ourselves; some relays want a browser's name. */
            userAgent: string;
            /** @enum {string} */
            answersAs: "xml" | "json";
            gzip: boolean;
            /** @description Sent as the address of the end user where the source asks for one; empty: none. */
            clientAddress: string;
            /** @description Where pictures are whose addresses have no host; empty: their addresses are whole. */
            imageHost: string;
            /** @description Milliseconds between two queries. */
            pauseMs: number;
            /** @description Rows asked for at a time; the sources known answer with no more than 250. */
            pageRows: number;
            tables: ("main" | "stats" | "bike")[];
            mileageInThousands: boolean;
            engineInLiters: boolean;
            /**
             * @description Whether `time` says when a row was last written, or which fuel a car burns.
             * @enum {string}
             */
            timeMeans: "changed" | "fuel";
            /** @description Days of results that are taken in at first. */
            historyDays: number;
            comingMinutes: number;
            resultsMinutes: number;
            /** @description The operator has made sure that the contract allows keeping the lots. */
            mayKeepCopy: boolean;
        };
        SourceTest: {
            /** @description The first thing that went wrong, with the source's own words; null where all is well. */
            failure: {
                /** @enum {string} */
                reason: "inside" | "unreachable" | "timeout" | "status" | "refused" | "broken" | "sealed";
                said: string;
            } | null;
            milliseconds: number;
            /** @description Rows of the table, where the source counts them. */
            total: number | null;
            lots: {
                sourceId: string;
                lotNo: string;
                auction: string;
                auctionDate: string | null;
                /** @description False where the source tells the day alone. */
                hasTime: boolean;
                maker: string;
                model: string;
                grade: string;
                year: number | null;
                chassis: string;
                engine: number | null;
                gearbox: string;
                drive: string;
                color: string;
                condition: string;
                mileage: number | null;
                /** @description A code of `lotStatus`. */
                status: number;
                startPrice: number;
                soldPrice: number;
                image: string | null;
                hasSheet: boolean;
                pictures: number;
                /** @description Words that have no meaning yet. */
                unknown: {
                    /** @enum {string} */
                    field: "status" | "gearbox" | "drive" | "color";
                    word: string;
                }[];
                /** @description Why it would be skipped; null where it would come in. */
                problem: string | null;
                /** @description As it comes. */
                raw: {
                    name: string;
                    value: string;
                }[];
            }[];
        };
        Feed: {
            id: number;
            name: string;
            everyMinutes: number | null;
            /** @description The last characters of its key. */
            keyEnd: string;
            paused: boolean;
            /** @description Null where lots are sent to us. */
            source: ("sql" | "bikes") | null;
            /** @enum {string} */
            state: "new" | "healthy" | "badLines" | "late" | "failed" | "paused";
            /** @description When it last brought lots in whole; null where it never did. */
            lastAt: string | null;
            lastRun: components["schemas"]["FeedRun"] | null;
        };
        FeedRun: {
            id: number;
            /** @enum {string} */
            way: "key" | "upload" | "pull";
            fileName: string | null;
            /** @description Of a source that we read ourselves: which part of it. */
            part: ("main" | "bike" | "stats" | "history") | null;
            /** Format: date-time */
            startedAt: string;
            /** @description Null while it runs. */
            endedAt: string | null;
            /** @description Why it ended early. */
            failure: ("interrupted" | "unreadable" | "failed" | "stopped" | "source") | null;
            read: number;
            written: number;
            unchanged: number;
            skipped: number;
            /** @description Fields that nobody knows. */
            ignored: string[];
        };
        Option: {
            value: string | number;
            label: string;
        };
        PageInfo: {
            page: number;
            pageSize: number;
            totalSearchResults: number;
            totalResults: number;
        };
        Hall: {
            name: string;
            deadlineHours: number | null;
            cancelDeadlineHours: number | null;
            overbidAllowance: number | null;
            deliveryFee: number | null;
            auctionFee: number | null;
            lotsToday: number;
        };
        HallChange: {
            name: string;
            deadlineHours?: number | null;
            cancelDeadlineHours?: number | null;
            overbidAllowance?: number | null;
            deliveryFee?: number | null;
            auctionFee?: number | null;
        };
        HallPublication: {
            id: number;
            /** @description The day of Japan from which it holds. */
            from: string;
            reason: string;
            by: string | null;
            /** Format: date-time */
            at: string;
            /** @description Whether its day has come. */
            applied: boolean;
            changes: components["schemas"]["HallChange"][];
        };
        HallTerms: {
            deadlineHours: number | null;
            cancelDeadlineHours: number | null;
            overbidAllowance: number | null;
            deliveryFee: number | null;
            auctionFee: number | null;
        };
        ImageReload: {
            /** Format: date-time */
            askedAt: string;
            /** @enum {string} */
            state: "open" | "done" | "failed";
        };
        ImportColumn: {
            header: string;
            samples: string[];
            field: ("email" | "fullName" | "company" | "country" | "city" | "address" | "port" | "mobile" | "officePhone" | "messengerNumber" | "language" | "role" | "manager" | "dealer" | "biddingAllowed" | "creditLimit" | "dailyBidLimit" | "dailyUssLimit" | "openingBalance" | "openingDay" | "notes" | "client" | "sku" | "purchaseDate" | "maker" | "model" | "year" | "chassis" | "auction" | "lotNo" | "grade" | "color" | "mileage" | "engine" | "price" | "agentFee" | "delivery" | "freight" | "other" | "total" | "paid" | "dueOn" | "status" | "stockYard" | "yardEta" | "exportPort" | "dischargePort" | "destination" | "exportType" | "shippingLine" | "voyage" | "etd" | "eta" | "blNumber" | "containerNo" | "note" | "staffNote") | null;
        };
        ImportLine: {
            /** @description As the file counts, the headers being the first. */
            line: number;
            title: string;
            detail: string;
            /** @description Yen: a client’s opening balance, or what a purchase costs; null where nothing is entered. */
            amount: number | null;
            /** @description Yen that are paid of it; null of a client. */
            paid: number | null;
            problems: components["schemas"]["ImportProblem"][];
        };
        ImportProblem: {
            /** @enum {string} */
            field: "email" | "fullName" | "company" | "country" | "city" | "address" | "port" | "mobile" | "officePhone" | "messengerNumber" | "language" | "role" | "manager" | "dealer" | "biddingAllowed" | "creditLimit" | "dailyBidLimit" | "dailyUssLimit" | "openingBalance" | "openingDay" | "notes" | "client" | "sku" | "purchaseDate" | "maker" | "model" | "year" | "chassis" | "auction" | "lotNo" | "grade" | "color" | "mileage" | "engine" | "price" | "agentFee" | "delivery" | "freight" | "other" | "total" | "paid" | "dueOn" | "status" | "stockYard" | "yardEta" | "exportPort" | "dischargePort" | "destination" | "exportType" | "shippingLine" | "voyage" | "etd" | "eta" | "blNumber" | "containerNo" | "note" | "staffNote";
            /** @enum {string} */
            code: "required" | "email" | "emailTaken" | "emailTwice" | "country" | "language" | "role" | "manager" | "dealer" | "yesNo" | "yen" | "negative" | "tooHigh" | "number" | "year" | "day" | "dayAhead" | "dayOrder" | "client" | "skuTaken" | "skuTwice" | "chassisTwice" | "status" | "total" | "paid" | "unpriced" | "tooLong" | "port" | "chassisKnown";
            /** @description As it stands in the file. */
            value: string;
        };
        ImportStanding: {
            /** @enum {string} */
            entity: "client" | "purchase";
            id: number;
            name: string;
            bonds: ("login" | "bids" | "payments" | "deposits" | "purchases" | "orders" | "papers" | "clients" | "moved" | "costs" | "invoices" | "documents" | "consignee" | "voyage")[];
        };
        ImportView: {
            id: number;
            /** @enum {string} */
            kind: "clients" | "purchases";
            name: string;
            /** @description When it was read in, and by whom. */
            read: {
                /** Format: date-time */
                at: string;
                by: string | null;
            };
            /** @description Lines below the headers. */
            lines: number;
            columns: components["schemas"]["ImportColumn"][];
            /** @description The Japanese day by which its entries are dated. */
            day: string;
            /** @description Whether balances count the purchases already: then they change none. */
            counted: boolean;
            /** @description Null while it is a draft. */
            done: {
                /** Format: date-time */
                at: string;
                by: string | null;
            } | null;
            takenBack: {
                /** Format: date-time */
                at: string;
                by: string | null;
            } | null;
            /** @description What it made: accounts, purchases, and entries of the ledger with their sum in yen. */
            made: {
                clients: number;
                purchases: number;
                entries: number;
                sum: number;
            };
            /** @description Its clients who have no password yet, and those of them who were emailed a link that still works. */
            waiting: {
                noPassword: number;
                invited: number;
            };
        };
        Invoice: {
            id: number;
            number: string;
            /** Format: date-time */
            issuedAt: string;
            /** @description A Japanese day. */
            dueOn: string;
            total: number;
            /** @description What payments pay of the purchase by now. */
            paid: number;
            /** @enum {string} */
            state: "open" | "partly" | "paid" | "late" | "replaced" | "withdrawn";
        };
        InvoiceRow: {
            id: number;
            number: string;
            /** Format: date-time */
            issuedAt: string;
            /** @description A Japanese day. */
            dueOn: string;
            total: number;
            /** @description What payments pay of the purchase by now. */
            paid: number;
            /** @enum {string} */
            state: "open" | "partly" | "paid" | "late" | "replaced" | "withdrawn";
            purchaseId: number;
            sku: string;
            car: string;
            client: {
                id: number;
                name: string;
            };
        };
        BidInfo: {
            bidGroupShow: boolean;
            exportTypeOptional: boolean;
            exportTypeShow: boolean;
            startPrice: number;
            averagePrice: number | null;
            soldPrice: number;
            bidLimitReached: boolean;
            myBid: boolean;
            /** @description The viewer's bid, false if there is none. */
            jasId: number | false;
            myBidAmount: number | null;
            myBidDate: string | null;
            /** @description The group of the viewer's live bid, as `/bid/group` numbers it. */
            myBidGroup: number | null;
            /** @description The hall's deadline; the lot's start for whom that does not bind. */
            biddingDeadline: string | null;
            acceptBid: boolean;
            /** @description One of the company's clients has won it. */
            sold: boolean;
            cancellationAllowed: boolean;
            /** @description The viewer's wish to withdraw their bid, if there was one. */
            withdrawal?: components["schemas"]["Withdrawal"];
            /**
             * @description They may ask for it now.
             * @constant
             */
            withdrawalAllowed?: true;
            /** @description Open talks with the seller about the viewer's bid. */
            negotiation?: components["schemas"]["OpenNegotiation"];
            /** @description The receipt of the bid that they have canceled. */
            receipt?: {
                bidId: number;
                number: string;
            };
            /**
             * @description They have set caps for themselves: `bidAllowance` says what these leave.
             * @constant
             */
            budgetSet?: true;
            auctionFinished: boolean;
            bidStatusId: number | null;
            /**
             * @description Another client of the company is ahead of the viewer's bid; said where the company tells it.
             * @constant
             */
            anotherAhead?: true;
            /** @description Overbid allowance. */
            bidAdjustmentPrice: number;
            cancelDeadlineHour: number;
        };
        BikeLot: {
            bikeCommonDetail: {
                id: string;
                lotNumber: number;
                /** @description Remarks of the hall. */
                info: string;
                auctionSheet: string | null;
                /** @description The manager's note. */
                comment: string;
                commentEditable: boolean;
                allowDownloadPhotos: boolean;
            };
            lotInfo: {
                lotNumber: number;
                auctionName: string;
                /** @description Null for stock, which is not auctioned. */
                auctionDate: string | null;
                condition: string;
                status: number;
                info: string;
                rateEng: number | null;
                rateFront: number | null;
                rateExt: number | null;
                rateRear: number | null;
                rateEl: number | null;
                rateFrame: number | null;
            };
            bikeInfo: {
                maker: string;
                model: string;
                year: number | null;
                serial: string;
                mileage: number | null;
                mileageNote: string;
            };
            bikeSpecification: {
                grade: string;
                color: string;
                engineCC: number | null;
            };
            lotImages: {
                images: string[];
                thumbnails: string[];
            };
            inspection?: components["schemas"]["Inspection"];
            bidInfo: components["schemas"]["BidInfo"];
            wishList: components["schemas"]["WishList"];
            /** @description Whether staff was asked to read the sheet, and has; of staff's own view, whether anybody asked, and all are answered. */
            translateDetail: {
                requested: boolean;
                translated: boolean;
                requestedAt?: string | null;
                /** @description Of who waits: until when they were promised an answer, and how many lots are answered before. */
                promise?: {
                    /** Format: date-time */
                    at: string;
                    ahead: number;
                };
                /** @description Whether there is a machine to translate it. */
                byMachine: boolean;
                /**
                 * @description There is a machine that reads its codes and remarks.
                 * @constant
                 */
                byReader?: true;
            };
            mopDeail?: components["schemas"]["ChassisCrop"];
        };
        CarLot: {
            carCommonDetail: {
                id: string;
                lotNumber: number;
                /** @description Remarks of the hall. */
                info: string;
                auctionSheet: string | null;
                /** @description The manager's note. */
                comment: string;
                commentEditable: boolean;
                allowDownloadPhotos: boolean;
                isUss: boolean;
            };
            lotInfo: {
                lotNumber: number;
                auctionName: string;
                /** @description Null for stock, which is not auctioned. */
                auctionDate: string | null;
                condition: string;
                status: number;
            };
            carInfo: {
                maker: string;
                model: string;
                year: number | null;
                chassisId: string;
                /** @description Kilometers. */
                mileage: number | null;
            };
            carSpecification: {
                engineCC: number | null;
                grade: string;
                color: string;
                transmission: string;
                drive: string;
                horsePower: number | null;
                equipment: string;
                steering: string;
            };
            lotImages: {
                images: string[];
                thumbnails: string[];
            };
            inspection?: components["schemas"]["Inspection"];
            bidInfo: components["schemas"]["BidInfo"];
            wishList: components["schemas"]["WishList"];
            /** @description Whether staff was asked to read the sheet, and has; of staff's own view, whether anybody asked, and all are answered. */
            translateDetail: {
                requested: boolean;
                translated: boolean;
                requestedAt?: string | null;
                /** @description Of who waits: until when they were promised an answer, and how many lots are answered before. */
                promise?: {
                    /** Format: date-time */
                    at: string;
                    ahead: number;
                };
                /** @description Whether there is a machine to translate it. */
                byMachine: boolean;
                /**
                 * @description There is a machine that reads its codes and remarks.
                 * @constant
                 */
                byReader?: true;
            };
            mopDeail?: components["schemas"]["ChassisCrop"];
        };
        ChassisCrop: {
            auctionSheet: string;
            backgroundSize: string;
            backgroundPosition: string;
        };
        LotDetail: components["schemas"]["CarLot"] | components["schemas"]["BikeLot"] | components["schemas"]["MechLot"];
        MechLot: {
            mechCommonDetail: {
                id: string;
                lotNumber: number;
                /** @description Remarks of the hall. */
                info: string;
                auctionSheet: string | null;
                /** @description The manager's note. */
                comment: string;
                commentEditable: boolean;
                allowDownloadPhotos: boolean;
            };
            lotInfo: {
                lotNumber: number;
                auctionName: string;
                /** @description Null for stock, which is not auctioned. */
                auctionDate: string | null;
                condition: string;
                status: number;
            };
            mechInfo: {
                maker: string;
                model: string;
                year: number | null;
                serial: string;
                mileage: number | null;
                hours: number | null;
            };
            mechSpecification: {
                grade: string;
                category: string;
                subCategory: string;
                /** @description JSON text of an object of names and values. */
                description: string;
            };
            lotImages: {
                images: string[];
                thumbnails: string[];
            };
            inspection?: components["schemas"]["Inspection"];
            bidInfo: components["schemas"]["BidInfo"];
            wishList: components["schemas"]["WishList"];
            /** @description Whether staff was asked to read the sheet, and has; of staff's own view, whether anybody asked, and all are answered. */
            translateDetail: {
                requested: boolean;
                translated: boolean;
                requestedAt?: string | null;
                /** @description Of who waits: until when they were promised an answer, and how many lots are answered before. */
                promise?: {
                    /** Format: date-time */
                    at: string;
                    ahead: number;
                };
                /** @description Whether there is a machine to translate it. */
                byMachine: boolean;
                /**
                 * @description There is a machine that reads its codes and remarks.
                 * @constant
                 */
                byReader?: true;
            };
        };
        SharedBikeLot: {
            bikeCommonDetail: {
                id: string;
                lotNumber: number;
                /** @description Remarks of the hall. */
                info: string;
                auctionSheet: string | null;
                /** @description The manager's note. */
                comment: string;
                commentEditable: boolean;
                allowDownloadPhotos: boolean;
            };
            lotInfo: {
                lotNumber: number;
                auctionName: string;
                /** @description Null for stock, which is not auctioned. */
                auctionDate: string | null;
                condition: string;
                status: number;
                info: string;
                rateEng: number | null;
                rateFront: number | null;
                rateExt: number | null;
                rateRear: number | null;
                rateEl: number | null;
                rateFrame: number | null;
            };
            bikeInfo: {
                maker: string;
                model: string;
                year: number | null;
                serial: string;
                mileage: number | null;
                mileageNote: string;
            };
            bikeSpecification: {
                grade: string;
                color: string;
                engineCC: number | null;
            };
            lotImages: {
                images: string[];
                thumbnails: string[];
            };
            inspection?: components["schemas"]["Inspection"];
        };
        SharedCarLot: {
            carCommonDetail: {
                id: string;
                lotNumber: number;
                /** @description Remarks of the hall. */
                info: string;
                auctionSheet: string | null;
                /** @description The manager's note. */
                comment: string;
                commentEditable: boolean;
                allowDownloadPhotos: boolean;
                isUss: boolean;
            };
            lotInfo: {
                lotNumber: number;
                auctionName: string;
                /** @description Null for stock, which is not auctioned. */
                auctionDate: string | null;
                condition: string;
                status: number;
            };
            carInfo: {
                maker: string;
                model: string;
                year: number | null;
                chassisId: string;
                /** @description Kilometers. */
                mileage: number | null;
            };
            carSpecification: {
                engineCC: number | null;
                grade: string;
                color: string;
                transmission: string;
                drive: string;
                horsePower: number | null;
                equipment: string;
                steering: string;
            };
            lotImages: {
                images: string[];
                thumbnails: string[];
            };
            inspection?: components["schemas"]["Inspection"];
        };
        SharedLotDetail: components["schemas"]["SharedCarLot"] | components["schemas"]["SharedBikeLot"] | components["schemas"]["SharedMechLot"];
        SharedMechLot: {
            mechCommonDetail: {
                id: string;
                lotNumber: number;
                /** @description Remarks of the hall. */
                info: string;
                auctionSheet: string | null;
                /** @description The manager's note. */
                comment: string;
                commentEditable: boolean;
                allowDownloadPhotos: boolean;
            };
            lotInfo: {
                lotNumber: number;
                auctionName: string;
                /** @description Null for stock, which is not auctioned. */
                auctionDate: string | null;
                condition: string;
                status: number;
            };
            mechInfo: {
                maker: string;
                model: string;
                year: number | null;
                serial: string;
                mileage: number | null;
                hours: number | null;
            };
            mechSpecification: {
                grade: string;
                category: string;
                subCategory: string;
                /** @description JSON text of an object of names and values. */
                description: string;
            };
            lotImages: {
                images: string[];
                thumbnails: string[];
            };
            inspection?: components["schemas"]["Inspection"];
        };
        Inspection: {
            [key: string]: string | {
                txt: string;
                img: string;
            }[];
        };
        FilterGroup: {
            /** @constant */
            type: "maker";
            options: components["schemas"]["FilterOption"][];
        } | {
            /** @constant */
            type: "model";
            options: components["schemas"]["FilterOption"][];
        } | {
            /** @constant */
            type: "date";
            options: components["schemas"]["FilterOption"][];
        } | {
            /** @constant */
            type: "dateRange";
            min: string;
            max: string;
        } | {
            /** @constant */
            type: "range";
            /** @enum {string} */
            name: "year" | "mileage" | "engine" | "startPrice" | "finishPrice" | "hour";
            min: number;
            max: number;
            step: number;
        } | {
            /** @constant */
            type: "additional";
            filters: {
                /** @enum {string} */
                type: "chassis" | "color" | "gearbox" | "condition" | "status" | "auction" | "category" | "subcategory" | "steering" | "destination" | "damage";
                options: components["schemas"]["FilterOption"][];
            }[];
        };
        FilterMetadata: {
            filters: components["schemas"]["FilterGroup"][];
            totalSearchResults: number;
            totalResults: number;
        };
        FilterOption: {
            value: string;
            label: string;
            counter: number;
        };
        LotFilterQuery: {
            /** @enum {string} */
            pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            makerId?: string;
            /** @default [] */
            modelId: string[];
            /** @default [] */
            auctionDate: string[];
            auctionDateFrom?: string;
            auctionDateTo?: string;
            /**
             * @description Whole codes, `GRS182`, or numbers from their beginning, `GRS182-0012`.
             * @default []
             */
            chassisId: string[];
            /** @default [] */
            condition: string[];
            /** @default [] */
            gearbox: string[];
            /** @default [] */
            color: string[];
            /**
             * @description Codes of 2§4.1.
             * @default []
             */
            status: string[];
            /**
             * @description Halls, or their auctions of one day: `USS Tokyo@2026-11-26`.
             * @default []
             */
            auction: string[];
            /** @default [] */
            category: string[];
            /** @default [] */
            subCategory: string[];
            /** @default [] */
            steering: string[];
            /**
             * @description `fits`, `cannotTell` or `doesNotFit`: as of the lot’s arrival at the caller’s own port.
             * @default []
             */
            destination: string[];
            /**
             * @description What a lot must not have by its sheet or its grade: `repair`, `replaced`, `toReplace`, `rust`, `disaster`, `mechanics`, `mileage`. Lots whose sheet nobody has read are left out unless `unread` is among them.
             * @default []
             */
            damage: string[];
            yearFrom?: number;
            yearTo?: number;
            mileageFrom?: number;
            mileageTo?: number;
            engineFrom?: number;
            engineTo?: number;
            startPriceFrom?: number;
            startPriceTo?: number;
            finishPriceFrom?: number;
            finishPriceTo?: number;
            hourFrom?: number;
            hourTo?: number;
            /** @description Numbers and ranges: `1001,1005-1010`. */
            lotNo?: string;
            /** @description Words that must all be in the list of equipment. */
            equipement?: string;
            /** @description The same, rightly spelled. */
            equipment?: string;
            /** @enum {string} */
            quick_search_parameter?: "lot_no" | "model" | "chassis" | "equip";
            quick_search_text?: string;
        };
        LotFilterQueryInput: {
            /** @enum {string} */
            pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            makerId?: string;
            /** @default [] */
            modelId: string[];
            /** @default [] */
            auctionDate: string[];
            auctionDateFrom?: string;
            auctionDateTo?: string;
            /**
             * @description Whole codes, `GRS182`, or numbers from their beginning, `GRS182-0012`.
             * @default []
             */
            chassisId: string[];
            /** @default [] */
            condition: string[];
            /** @default [] */
            gearbox: string[];
            /** @default [] */
            color: string[];
            /**
             * @description Codes of 2§4.1.
             * @default []
             */
            status: string[];
            /**
             * @description Halls, or their auctions of one day: `USS Tokyo@2026-11-26`.
             * @default []
             */
            auction: string[];
            /** @default [] */
            category: string[];
            /** @default [] */
            subCategory: string[];
            /** @default [] */
            steering: string[];
            /**
             * @description `fits`, `cannotTell` or `doesNotFit`: as of the lot’s arrival at the caller’s own port.
             * @default []
             */
            destination: string[];
            /**
             * @description What a lot must not have by its sheet or its grade: `repair`, `replaced`, `toReplace`, `rust`, `disaster`, `mechanics`, `mileage`. Lots whose sheet nobody has read are left out unless `unread` is among them.
             * @default []
             */
            damage: string[];
            yearFrom?: number;
            yearTo?: number;
            mileageFrom?: number;
            mileageTo?: number;
            engineFrom?: number;
            engineTo?: number;
            startPriceFrom?: number;
            startPriceTo?: number;
            finishPriceFrom?: number;
            finishPriceTo?: number;
            hourFrom?: number;
            hourTo?: number;
            /** @description Numbers and ranges: `1001,1005-1010`. */
            lotNo?: string;
            /** @description Words that must all be in the list of equipment. */
            equipement?: string;
            /** @description The same, rightly spelled. */
            equipment?: string;
            /** @enum {string} */
            quick_search_parameter?: "lot_no" | "model" | "chassis" | "equip";
            quick_search_text?: string;
        };
        PriceFigures: {
            sold: number;
            average: number | null;
            median: number | null;
            lowest: number | null;
            highest: number | null;
            bars: number[];
            barsTo: number | null;
        };
        Offer: {
            id: string;
            title: string;
            /** @description Such as year, mileage and place, in the marketplace's own words. */
            text: string | null;
            price: number | null;
            image: string | null;
            url: string;
        };
        AtBid: {
            amount: number;
            /** Format: date-time */
            at: string;
            /** @description The day of Japan from which its cost tables count. */
            tablesFrom: string;
            port: {
                en: string;
                ru: string;
            } | null;
            charges: {
                price: number | null;
                agentFee: number | null;
                delivery: number | null;
                other: number | null;
                freight: number | null;
            };
            /** @description An estimate, paid by the buyer. */
            destination: {
                id: string;
                label: {
                    en: string;
                    ru: string;
                };
                yen: number;
            }[];
            landed: number | null;
        };
        BalanceInfo: {
            balance: number;
            creditLimit: number;
            /** @description The highest bid that may be placed now. */
            bidAllow: number;
            /** @description What is left before rounding down to a bid. */
            availableLimit: number;
            dailyBidLimit: number;
            dailyUssLimit: number;
            /** @description What could be owed if every live bid won. */
            activeBids: number;
            activeBidsCount: number;
        };
        Logistics: {
            stockYard: string | null;
            exportType: string | null;
            shippingLine: string | null;
            destination: string | null;
            dischargePort: string | null;
            blNumber: string | null;
            containerNo: string | null;
            /** @description A Japanese day. */
            yardEta: string | null;
        };
        Payment: {
            id: number;
            /** Format: date-time */
            date: string;
            /** @enum {string} */
            type: "Remittances" | "CarPurchase" | "Yahoo";
            /** @description Why it was written, where the type does not say it. */
            purpose: ("deposit" | "refund" | "charge" | "correction" | "chargeBack" | "resale" | "penalty" | "opening") | null;
            description: string;
            method: string;
            /** @description Yen: received is positive, charged is negative. */
            amount: number;
            /** @description After this line; runs in the order of date and id. */
            balance: number;
            etd: string | null;
            eta: string | null;
            /** @description The number of the purchase that it was charged for. */
            sku: string | null;
            /** @description Receipts that are kept with it. */
            files: number;
            /** @description The line that it takes back, and the one that takes it back. */
            reverses: number | null;
            reversedBy: number | null;
        };
        Purchase: {
            id: number;
            sku: string;
            auction: string;
            lotNo: number;
            maker: string;
            model: string;
            year: number | null;
            chassis: string;
            /** Format: date-time */
            purchaseDate: string;
            exportPort: string | null;
            voyage: string | null;
            /** @description Japanese days. */
            etd: string | null;
            eta: string | null;
            /** @description Yen; null until the sold price is entered. */
            totalPrice: number | null;
            status: number | null;
            images: string[];
            /** @description Whose it is, where a dealer's list holds their clients' too; null for one's own. */
            client: {
                id: number;
                name: string;
            } | null;
        };
        MonthEnd: {
            /** @description The month that is closed next, as `2026-11`. */
            month: string;
            /** @description Its last Japanese day: no entry of it, or of a day before it, is taken once it is closed. */
            lastDay: string;
            isOver: boolean;
            /** @description The last day of the closed period; empty where none is. */
            closedUntil: string;
            /** @description What came in within the month, and what clients were charged. */
            received: number;
            charged: number;
            /** @description Of all clients, at the end of the month. */
            balance: number;
            /** @description Of the last check of the ledger. */
            ledger: {
                at: string | null;
                differences: number;
            };
            /** @description Lines of the bank’s files to the end of the month that nobody has decided. */
            bankLines: number;
            /** @description Wins to the end of the month without a price. */
            unpriced: number;
            /** @description Money that came in by then, is no deposit, and pays for nothing yet. */
            unallocated: {
                payments: number;
                amount: number;
            };
            /** @description Clients who want the statement of the month, and those of them who have been sent it. */
            statements: {
                wanted: number;
                sent: number;
            };
            /** @description What of all that is not right yet. */
            open: ("ledger" | "bankLines" | "unpriced" | "unallocated" | "statements")[];
        };
        ListedNegotiation: {
            bidId: number;
            /** @description Null while they are open. */
            outcome: ("accepted" | "declined" | "refused" | "expired") | null;
            /** @enum {string} */
            turn: "client" | "seller";
            ask: number;
            offer: number | null;
            /** Format: date-time */
            answerBy: string;
            endedAt: string | null;
            lotId: string;
            lotType: string;
            lotNo: number;
            auctionName: string;
            name: string;
            year: number | null;
            chassis: string;
            condition: string;
            mileage: number | null;
            thumbnail: string | null;
            bidAmount: number;
            bidStatus: number;
            /** @description What the lot was passed in at, or 0. */
            passedAt: number;
            /** @description Whose bid it is; null of one's own. */
            client: string | null;
        };
        Negotiation: {
            bidId: number;
            /** @description Null while they are open. */
            outcome: ("accepted" | "declined" | "refused" | "expired") | null;
            /** @enum {string} */
            turn: "client" | "seller";
            ask: number;
            offer: number | null;
            /** Format: date-time */
            answerBy: string;
            endedAt: string | null;
        };
        NegotiationTurn: {
            id: number;
            /** @enum {string} */
            act: "ask" | "offer" | "accept" | "decline" | "refuse" | "expire";
            /** @enum {string} */
            side: "client" | "seller";
            amount: number | null;
            note: string;
            /** Format: date-time */
            at: string;
            by: string | null;
        };
        OpenNegotiation: {
            /** @enum {string} */
            turn: "client" | "seller";
            ask: number;
            /** Format: date-time */
            answerBy: string;
        };
        NotificationChoices: {
            off: ("newLots.email" | "newLots.push" | "newLots.telegram" | "favoriteStart.push" | "favoriteStart.telegram" | "bidStatus.email" | "bidStatus.push" | "bidStatus.telegram" | "bidStatus.portal" | "bidStatus.sound" | "cancelDeadline.push" | "cancelDeadline.telegram" | "bidByManager.push" | "bidByManager.telegram" | "bidByManager.portal" | "bidByManager.sound" | "win.push" | "win.telegram" | "win.sound" | "negotiation.push" | "negotiation.telegram" | "negotiation.portal" | "withdrawal.push" | "withdrawal.telegram" | "withdrawal.portal" | "budget.push" | "budget.telegram" | "budget.portal" | "payment.email" | "invoice.email" | "statement.email" | "shipment.email" | "offer.email" | "offer.push" | "offer.telegram" | "clientBid.push" | "clientBid.telegram" | "clientBid.portal" | "clientBid.sound" | "clientChange.push" | "clientChange.telegram" | "clientChange.portal" | "clientChange.sound" | "deskChange.push" | "deskChange.telegram" | "deskChange.portal" | "deskChange.sound" | "translation.email" | "translation.push" | "translation.telegram" | "translation.portal" | "translation.sound" | "message.email" | "message.push" | "message.telegram" | "message.portal" | "message.sound")[];
            /** @description Minutes of the day where the listener is; `urgent`: wins and what cannot wait still come through. */
            quiet: {
                on: boolean;
                from: number;
                to: number;
                /** @default true */
                urgent: boolean;
            };
        };
        NotificationChoicesInput: {
            off: ("newLots.email" | "newLots.push" | "newLots.telegram" | "favoriteStart.push" | "favoriteStart.telegram" | "bidStatus.email" | "bidStatus.push" | "bidStatus.telegram" | "bidStatus.portal" | "bidStatus.sound" | "cancelDeadline.push" | "cancelDeadline.telegram" | "bidByManager.push" | "bidByManager.telegram" | "bidByManager.portal" | "bidByManager.sound" | "win.push" | "win.telegram" | "win.sound" | "negotiation.push" | "negotiation.telegram" | "negotiation.portal" | "withdrawal.push" | "withdrawal.telegram" | "withdrawal.portal" | "budget.push" | "budget.telegram" | "budget.portal" | "payment.email" | "invoice.email" | "statement.email" | "shipment.email" | "offer.email" | "offer.push" | "offer.telegram" | "clientBid.push" | "clientBid.telegram" | "clientBid.portal" | "clientBid.sound" | "clientChange.push" | "clientChange.telegram" | "clientChange.portal" | "clientChange.sound" | "deskChange.push" | "deskChange.telegram" | "deskChange.portal" | "deskChange.sound" | "translation.email" | "translation.push" | "translation.telegram" | "translation.portal" | "translation.sound" | "message.email" | "message.push" | "message.telegram" | "message.portal" | "message.sound")[];
            /** @description Minutes of the day where the listener is; `urgent`: wins and what cannot wait still come through. */
            quiet: {
                on: boolean;
                from: number;
                to: number;
                /** @default true */
                urgent: boolean;
            };
        };
        NotificationItem: {
            seq: number;
            /** Format: date-time */
            at: string;
            payload: components["schemas"]["News"];
            isRead: boolean;
        };
        AccountEvent: {
            /** @constant */
            eventType: "accountChanged";
            userId: number;
        };
        BidEvent: {
            /** @enum {string} */
            eventType: "clientNewBid" | "clientCancelBid" | "clientRebid" | "clientChangeAmount" | "managerNewBid" | "managerBidStatus" | "managerChangeAmount" | "managerUpdateStatus" | "managerWinBid" | "managerUpdateBidAmount" | "withdrawalAsked" | "withdrawalTakenBack" | "withdrawalAnswered" | "negotiationOpened" | "negotiationAsked" | "negotiationOffered" | "negotiationAccepted" | "negotiationEnded" | "budgetAsked" | "budgetAgreed" | "budgetDeclined";
            messageEn: string;
            messageRu: string;
            lotNo: number;
            auctionName: string;
            specification: string;
            detail: {
                /** @description The bid. */
                id: number;
                lotId: string;
                lotType: string;
                clientId: number;
                /** @description The client's name; events from before it was told have none. */
                client?: string;
                bidStatus: number;
                image: string;
                soldPrice: number | null;
                /** @description Of the bid; events from before it was told have none. */
                amount?: number;
                /** @description What the amount was, where it has changed. */
                amountBefore?: number;
            };
        };
        BidLotsEvent: {
            /** @constant */
            eventType: "bidLotsChanged";
            lotIds: string[];
        };
        CancelDeadlineEvent: {
            /** @constant */
            eventType: "cancelDeadline";
            messageEn: string;
            messageRu: string;
            lotNo: number;
            auctionName: string;
            specification: string;
            detail: {
                lotId: string;
                lotType: string;
                path: string;
                total: number;
            };
        };
        ChatEvent: {
            /** @constant */
            eventType: "chatMessage";
            bidId: number;
            /** @description Whose bid it is. */
            clientId?: number;
            client?: string;
            /** @description Id of the message. */
            id: number;
            actionBy: number;
            comment: string;
            isClientMessage: boolean;
            /** Format: date-time */
            time: string;
            lotNo: number;
            auctionName: string;
            specification: string;
        };
        CompanyEvent: {
            /** @constant */
            eventType: "companyChanged";
        };
        FavoritesEvent: {
            /** @constant */
            eventType: "favoriteStarts";
            messageEn: string;
            messageRu: string;
            lotNo: number;
            auctionName: string;
            specification: string;
            detail: {
                lotId: string;
                lotType: string;
                path: string;
                total: number;
            };
        };
        FinishedEvent: {
            /** @constant */
            eventType: "bidsFinished";
        };
        InvoiceEvent: {
            /** @constant */
            eventType: "invoiceReady";
            purchaseId: number;
        };
        LotEvent: {
            /** @constant */
            eventType: "lotChanged";
            lotId: string;
        };
        LotsFoundEvent: {
            /** @constant */
            eventType: "lotsFound";
            messageEn: string;
            messageRu: string;
            lotNo: number;
            auctionName: string;
            specification: string;
            detail: {
                lotId: string;
                lotType: string;
                path: string;
                total: number;
            };
        };
        News: components["schemas"]["BidEvent"] | components["schemas"]["ChatEvent"] | components["schemas"]["TranslationEvent"] | components["schemas"]["OfferEvent"] | components["schemas"]["LotsFoundEvent"] | components["schemas"]["FavoritesEvent"] | components["schemas"]["CancelDeadlineEvent"];
        OfferEvent: {
            /** @constant */
            eventType: "lotOffered";
            messageEn: string;
            messageRu: string;
            lotNo: number;
            auctionName: string;
            specification: string;
            detail: {
                lotId: string;
                lotType: string;
                orderId: number;
            };
        };
        OrdersEvent: {
            /** @constant */
            eventType: "ordersChanged";
        };
        SignUpEvent: {
            /** @constant */
            eventType: "clientSignedUp";
            userId: number;
        };
        SocketMessage: {
            /** @description 0 where it is told to open pages only, and kept for nobody. */
            seq: number;
            /** @enum {string} */
            name: "notification" | "client-notification" | "chat-notification";
            payload: components["schemas"]["BidEvent"] | components["schemas"]["ChatEvent"] | components["schemas"]["TranslationEvent"] | components["schemas"]["OfferEvent"] | components["schemas"]["LotsFoundEvent"] | components["schemas"]["FavoritesEvent"] | components["schemas"]["CancelDeadlineEvent"] | components["schemas"]["AccountEvent"] | components["schemas"]["CompanyEvent"] | components["schemas"]["InvoiceEvent"] | components["schemas"]["OrdersEvent"] | components["schemas"]["SignUpEvent"] | components["schemas"]["StaffEvent"] | components["schemas"]["TranslationsEvent"] | components["schemas"]["FinishedEvent"] | components["schemas"]["LotEvent"] | components["schemas"]["BidLotsEvent"];
            /** @description Whose doing it was; null where the system acted. One is not told of one's own. */
            by: number | null;
        };
        StaffEvent: {
            /** @constant */
            eventType: "staffChanged";
        };
        TranslationEvent: {
            /** @constant */
            eventType: "translationReady";
            messageEn: string;
            messageRu: string;
            lotNo: number;
            auctionName: string;
            specification: string;
            detail: {
                lotId: string;
                lotType: string;
            };
        };
        TranslationsEvent: {
            /** @constant */
            eventType: "translationsChanged";
        };
        WatchedLots: {
            /** @enum {string} */
            pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            id: string;
        }[];
        OrderOffersOffer: {
            id: number;
            lot: components["schemas"]["OfferedLot"];
            /** @enum {string} */
            state: "waiting" | "declined" | "bid" | "bought" | "sold" | "over";
            /** @description The client's bid on it. */
            bidAmount: number | null;
            /** Format: date-time */
            offeredAt: string;
        };
        OfferedLot: {
            lotId: string;
            lotType: string;
            lotNo: number;
            auctionName: string;
            /** @description None for stock. */
            auctionDate: string | null;
            maker: string;
            model: string;
            grade: string;
            year: number | null;
            /** @description km */
            mileage: number | null;
            condition: string;
            image: string | null;
            startPrice: number;
            soldPrice: number | null;
        };
        Order: {
            id: number;
            /** @enum {string} */
            kind: "car" | "bike" | "machinery";
            maker: string;
            model: string;
            chassis: string;
            yearFrom: number | null;
            yearTo: number | null;
            /** @description Auction grades that would do; none for any. */
            grades: string[];
            /** @description km */
            mileageFrom: number | null;
            mileageTo: number | null;
            /** @enum {string} */
            gearbox: "" | "AT" | "MT";
            color: string;
            budget: number;
            port: string;
            bidType: number | null;
            /** @description `2027-01`, by the end of that month; empty for whenever. */
            neededBy: string;
            note: string;
            /** @enum {string} */
            status: "new" | "searching" | "closed";
            /** @enum {string} */
            stage: "new" | "searching" | "offered" | "bought" | "closed";
            /** @description Lots offered for it, and how many of them wait for its client's word. */
            offered: number;
            waiting: number;
            /** @description Numbers of those lots that the client has bought. */
            bought: number[];
            /** Format: date-time */
            createdAt: string;
        };
        StaffOrder: {
            id: number;
            /** @enum {string} */
            kind: "car" | "bike" | "machinery";
            maker: string;
            model: string;
            chassis: string;
            yearFrom: number | null;
            yearTo: number | null;
            /** @description Auction grades that would do; none for any. */
            grades: string[];
            /** @description km */
            mileageFrom: number | null;
            mileageTo: number | null;
            /** @enum {string} */
            gearbox: "" | "AT" | "MT";
            color: string;
            budget: number;
            port: string;
            bidType: number | null;
            /** @description `2027-01`, by the end of that month; empty for whenever. */
            neededBy: string;
            note: string;
            /** @enum {string} */
            status: "new" | "searching" | "closed";
            /** @enum {string} */
            stage: "new" | "searching" | "offered" | "bought" | "closed";
            /** @description Lots offered for it, and how many of them wait for its client's word. */
            offered: number;
            waiting: number;
            /** @description Numbers of those lots that the client has bought. */
            bought: number[];
            /** Format: date-time */
            createdAt: string;
            client: {
                id: number;
                name: string;
                company: string | null;
            };
        };
        Found: {
            bids: components["schemas"]["FoundBid"][];
            lots: components["schemas"]["FoundLot"][];
            clients: components["schemas"]["FoundClient"][];
            purchases: components["schemas"]["FoundPurchase"][];
        };
        FoundBid: {
            bidId: number;
            lotNo: number;
            name: string;
            /** @description Whose bid it is; null of one's own. */
            client: string | null;
            amount: number;
            bidStatus: number;
            auctionDate: string | null;
        };
        FoundClient: {
            id: number;
            name: string;
            company: string;
        };
        FoundLot: {
            id: string;
            /** @enum {string} */
            pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            lotNo: number;
            name: string;
            auctionName: string;
            auctionDate: string | null;
        };
        FoundPurchase: {
            id: number;
            sku: string;
            name: string;
            clientId: number;
            /** @description Whose purchase it is; null of one's own. */
            client: string | null;
        };
        PaymentFile: {
            id: number;
            name: string;
            /** @description Bytes. */
            size: number;
            /** Format: date-time */
            at: string;
            /** @description Who added it; null where their account is gone. */
            by: string | null;
            /** @description Opens it for ten minutes, for the caller alone. */
            path: string;
        };
        DeskPayment: {
            id: number;
            /** Format: date-time */
            date: string;
            /** @enum {string} */
            type: "Remittances" | "CarPurchase" | "Yahoo";
            /** @description Why it was written, where the type does not say it. */
            purpose: ("deposit" | "refund" | "charge" | "correction" | "chargeBack" | "resale" | "penalty" | "opening") | null;
            description: string;
            method: string;
            /** @description Yen: received is positive, charged is negative. */
            amount: number;
            /** @description After this line; runs in the order of date and id. */
            balance: number;
            etd: string | null;
            eta: string | null;
            /** @description The number of the purchase that it was charged for. */
            sku: string | null;
            /** @description Receipts that are kept with it. */
            files: number;
            /** @description The line that it takes back, and the one that takes it back. */
            reverses: number | null;
            reversedBy: number | null;
            client: {
                id: number;
                name: string;
            };
            /** @description Who entered it; null where the system or a provider did. */
            by: string | null;
            purchaseId: number | null;
            /** @description Yen of it that pay for purchases; null for a line that cannot. */
            allocated: number | null;
            /** @description The line of another client that it was moved from, or to. */
            movedFrom: number | null;
            movedTo: number | null;
        };
        EarlierAuction: {
            id: string;
            /** @enum {string} */
            pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            /** Format: date-time */
            auctionDate: string;
            auctionName: string;
            lotNumber: number;
            status: number;
            condition: string;
            /** @description Kilometers. */
            mileage: number | null;
            startPrice: number | null;
            /** @description Of a lot that was sold its price, of another the highest bid where its hall names it. */
            price: number | null;
            thumbnail: string | null;
            photos: number;
            hasSheet: boolean;
        };
        LikeSale: {
            id: string;
            /** @enum {string} */
            pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            /** Format: date-time */
            auctionDate: string;
            auctionName: string;
            lotNumber: number;
            year: number | null;
            condition: string;
            /** @description Kilometers. */
            mileage: number | null;
            grade: string;
            soldPrice: number;
        };
        PriceEvidence: {
            /** @description What the lots have in common, with both ends of each span. */
            likeness: {
                maker: string;
                model: string;
                chassisCode: string;
                years: [
                    number,
                    number
                ] | null;
                /** @description Grades from the lowest to the highest that is near. */
                conditions: [
                    string,
                    string
                ] | null;
                mileage: [
                    number,
                    number
                ] | null;
                trim: string | null;
                days: number;
            };
            /** @description What was left out of it, because too few lots had all. */
            leftOut: ("trim" | "mileage")[];
            sold: number;
            unsold: number;
            /** @description Each is a price that was paid: a tenth of the lots went for `low` or less, nine for `high`. */
            quantiles: {
                lowest: number;
                low: number;
                median: number;
                high: number;
                highest: number;
            } | null;
            /** @description Every price that was paid, ascending: what an amount would have won is counted where it is typed. */
            prices: number[];
            /** @description Lots in equal steps of the price; null where they are too few for a chart. */
            bars: {
                from: number;
                to: number;
                counts: number[];
            } | null;
            /** @description By Japanese month, `YYYY-MM`. */
            months: {
                month: string;
                sold: number;
                median: number;
            }[];
            /** @description Tenths of a percent a month; null where too little is known. */
            trend: number | null;
            /** @description The newest sales first, as many as were asked for. */
            sales: components["schemas"]["LikeSale"][];
            /** @description Of the amount that was asked about. */
            atAmount?: {
                amount: number;
                /** @description Of the newest ten sales, or of all where they are fewer. */
                wonOfNewest: number;
                newest: number;
                wonOfAll: number;
            };
        };
        ProductionInfo: {
            year: string | null;
            /** @description 1 to 12. */
            month: string | null;
            modelCode: string | null;
            modelName: string | null;
            gradeCode: string | null;
            engineNo: string | null;
            transmission: string | null;
            description: string | null;
            code: string | null;
            colorCode: string | null;
            trimCode: string | null;
            catalogNo: string | null;
            /** @description What few catalogues know beside. */
            productionDate?: string | null;
            advancedCode?: string | null;
        };
        OtherLine: {
            label: string;
            amount: number;
        };
        PurchaseDetails: {
            id: number;
            sku: string;
            auction: string;
            lotNo: number;
            maker: string;
            model: string;
            year: number | null;
            chassis: string;
            /** Format: date-time */
            purchaseDate: string;
            exportPort: string | null;
            voyage: string | null;
            /** @description Japanese days. */
            etd: string | null;
            eta: string | null;
            /** @description Yen; null until the sold price is entered. */
            totalPrice: number | null;
            status: number | null;
            images: string[];
            /** @description Whose it is, where a dealer's list holds their clients' too; null for one's own. */
            client: {
                id: number;
                name: string;
            } | null;
            clientId: number;
            /** @description Of production; null where nobody knows it. */
            month: number | null;
            /** @description Null where the company had no cost tables then. */
            atBid: components["schemas"]["AtBid"] | null;
            stockYard: string | null;
            exportType: string | null;
            shippingLine: string | null;
            destination: string | null;
            dischargePort: string | null;
            blNumber: string | null;
            containerNo: string | null;
            /** @description A Japanese day. */
            yardEta: string | null;
            /** @description The lot's; empty where it was bought elsewhere. */
            carId: string;
            lotType: string;
            /** @description km */
            mileage: number | null;
            /** @description cc */
            engine: number | null;
            color: string;
            lotImages: {
                images: string[];
                thumbnails: string[];
            };
            /** @description The bid that won it: its chat is where the buyer and the company write to each other. Null where it was bought elsewhere. */
            bidId: number | null;
            /** @description When it came to each status, in that order; who moved it is told to staff. */
            statusDates: {
                status: number | null;
                /** Format: date-time */
                at: string;
                by: string | null;
            }[];
            statusList: components["schemas"]["Option"][];
            /** @description What it was before its way ended. */
            leftFrom: number | null;
            /** @description Its bid is a win: what was taken back is moved no more. */
            won: boolean;
            /** @description Yen; the price is null until it is entered. */
            finances: {
                price: number | null;
                agentFee: number;
                /** @description Null while it is open: nothing is charged for it yet. */
                delivery: number | null;
                other: number;
                freight: number | null;
                /** @description What the other costs are made of. */
                lines: components["schemas"]["OtherLine"][];
                /** @description Counts the changes; a save names the one it was based on. */
                version: number;
            };
            /** @description Of a car that was sold again: what it brought, and what its client pays for that. */
            resale: {
                amount: number;
                penalty: number;
            } | null;
            /** @description Each line as it was won, and as it is charged. */
            charged: {
                /** @enum {string} */
                line: "price" | "agentFee" | "delivery" | "freight" | "other";
                atWin: number | null;
                charged: number | null;
            }[];
            ledger: components["schemas"]["PurchaseEntry"][];
            /** @description What is paid of it, and what is due in all. */
            paid: number;
            due: number | null;
            /** @description A Japanese day. */
            dueOn: string | null;
            invoice: {
                id: number;
                number: string;
                /** Format: date-time */
                issuedAt: string;
                /** @description A Japanese day. */
                dueOn: string;
                total: number;
                /** @description What payments pay of the purchase by now. */
                paid: number;
                /** @enum {string} */
                state: "open" | "partly" | "paid" | "late" | "replaced" | "withdrawn";
                url: string;
            } | null;
            consignee: components["schemas"]["Consignee"] | null;
            /** @description Null is the consignee. */
            notifyParty: components["schemas"]["Consignee"] | null;
            consigneeLocked: boolean;
            documents: components["schemas"]["PurchaseDocument"][];
            /** @description What staff has asked for, or the company wants from this status on, and nobody has sent since. */
            wanted: {
                /** @enum {string} */
                what: "invoice" | "exportCertificate" | "billOfLading" | "passport" | "paymentSlip" | "other" | "consignee";
                /** Format: date-time */
                askedAt: string;
            }[];
            /** @description The step from which each paper is wanted. */
            documentRules: {
                /** @enum {string} */
                exportCertificate: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                /** @enum {string} */
                billOfLading: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                /** @enum {string} */
                passport: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                /** @enum {string} */
                paymentSlip: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
            };
            note: string;
            /** @description Who wrote the note last, and when. */
            noted: {
                by: string | null;
                /** Format: date-time */
                at: string;
            } | null;
            noteVersion: number;
            /** @description Null for the buyer. */
            staffNote: string | null;
        };
        PurchaseDocument: {
            id: number;
            /** @enum {string} */
            type: "invoice" | "exportCertificate" | "billOfLading" | "passport" | "paymentSlip" | "other";
            name: string;
            /** @description Bytes. */
            size: number;
            /** @enum {string} */
            by: "client" | "staff";
            /** @description Who sent it; null where they are gone. */
            sender: string | null;
            /** @description Whether the client sees it. */
            visible: boolean;
            /** @enum {string} */
            state: "new" | "checked" | "refused";
            /** @description Why it was refused, as the client reads it. */
            reason: string | null;
            /** @description Who has checked or refused it, and when. */
            checked: {
                by: string | null;
                /** Format: date-time */
                at: string;
            } | null;
            /** Format: date-time */
            at: string;
            path: string;
        };
        PurchaseEntry: {
            id: number;
            /** Format: date-time */
            date: string;
            /** @enum {string} */
            type: "Remittances" | "CarPurchase" | "Yahoo";
            purpose: ("deposit" | "refund" | "charge" | "correction" | "chargeBack" | "resale" | "penalty" | "opening") | null;
            description: string;
            amount: number;
        };
        PurchaseRow: {
            id: number;
            sku: string;
            auction: string;
            lotNo: number;
            maker: string;
            model: string;
            year: number | null;
            chassis: string;
            /** Format: date-time */
            purchaseDate: string;
            exportPort: string | null;
            voyage: string | null;
            /** @description Japanese days. */
            etd: string | null;
            eta: string | null;
            /** @description Yen; null until the sold price is entered. */
            totalPrice: number | null;
            status: number | null;
            images: string[];
            client: {
                id: number;
                name: string;
            };
            stockYard: string | null;
            exportType: string | null;
            shippingLine: string | null;
            destination: string | null;
            dischargePort: string | null;
            blNumber: string | null;
            containerNo: string | null;
            /** @description A Japanese day. */
            yardEta: string | null;
            /** @description What it was before its way ended; null is Processing, as in its status. */
            leftFrom: number | null;
            /** @description Its bid is a win: what was taken back is moved no more. */
            won: boolean;
            voyageId: number | null;
            /** @description Yen. */
            paid: number;
            due: number | null;
            missing: ("price" | "consignee" | "document" | "payment" | "ship")[];
            /** @description Whole Japanese days. */
            daysInStatus: number;
            /** @description It has stood too long, or sails unpaid. */
            late: boolean;
        };
        ExchangeRate: {
            currency: string;
            yenPer: string;
            day: string;
            /** @enum {string} */
            source: "ecb" | "cbr" | "file" | "manual" | "tables";
            /** @description More than four days old. */
            stale: boolean;
        };
        OwedRow: {
            client: {
                id: number;
                name: string;
            };
            manager: string | null;
            balance: number;
            creditLimit: number;
            owed: number;
            ages: {
                notDue: number;
                week: number;
                month: number;
                twoMonths: number;
                older: number;
            };
            /** @description Purchases that are not delivered yet. */
            undelivered: number;
            lastPayment: string | null;
            /** @description When the client was last mailed about it. */
            remindedAt: string | null;
        };
        BidWinner: {
            bidId: number;
            clientId: number;
            client: string;
        };
        LeaderOut: {
            client: string;
            /** @description Its bid status since: 3 Don't bid, 4 Cancel; 1 New, 2 Bid of one that is still live, behind another. */
            status: number;
            /** Format: date-time */
            at: string;
        };
        LeadingBid: {
            bidId: number;
            clientId: number;
            client: string;
            amount: number;
        };
        RankedBid: {
            bidId: number;
            clientId: number;
            client: string;
            company: string | null;
            bidAmount: number;
            /** @description What may be added where it is close. */
            adjustmentPrice: number;
            bidDate: string;
            bidStatus: number;
            /** @description With the client's code, as the lists have it. */
            group: string | null;
        };
        SavedSearch: {
            id: number;
            name: string;
            /** @description The query of the listing's address. */
            params: string;
            /** @enum {string} */
            type: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            dailyEmail: boolean;
            /** @description Whether new lots are told of as they come. */
            instant: boolean;
            ceiling: {
                /** @enum {string} */
                by: "start" | "average" | "landed";
                yen: number;
            } | null;
            /** @description Lots that came since it was last opened; no more are counted than it takes to say that they are many. */
            fresh: number;
        };
        ReadSheet: {
            id: number;
            /** @description As the machine has read it, or as staff has corrected it. */
            reading: components["schemas"]["SheetReading"];
            /** @description Finds of each severity. */
            counts: {
                red: number;
                amber: number;
                green: number;
                info: number;
            };
            /** Format: date-time */
            readAt: string;
            /**
             * @description `demo`: the demo company's own, which knows what it has drawn.
             * @enum {string}
             */
            reader: "machine" | "demo";
            /** @description Null until a person has looked at it. */
            checked: {
                by: string;
                /** Format: date-time */
                at: string;
                /** @description What staff has changed: the machine's value, empty for what it had missed, and staff's, empty for what is not there. */
                changes: {
                    what: string;
                    was: string;
                    is: string;
                }[];
            } | null;
        };
        ReadingTask: {
            carId: string;
            /** @enum {string} */
            type: "auction" | "bike" | "mech";
            lotNo: number;
            auctionName: string;
            auctionDate: string | null;
            maker: string;
            model: string;
            auctionSheet: string | null;
            read: components["schemas"]["ReadSheet"];
            /** @description As the machine has read it, whatever staff has made of it. */
            machine: components["schemas"]["SheetReading"];
            /** @description To be sent along with a check. */
            version: number;
            doubtful: number;
            /** @description Clients who wait for a check, and until when each was told to expect it. */
            asked: {
                client: string;
                /** Format: date-time */
                at: string;
                /** Format: date-time */
                promisedAt: string;
            }[];
            /** @description What clients say is read wrongly; a check settles it. */
            mistakes: {
                id: number;
                client: string;
                /** @enum {string} */
                kind: "field" | "mark" | "remark";
                says: string;
                places: ("grade" | "interior" | "exterior" | "mileage" | "mileageMark" | "firstRegistration" | "inspection" | "color" | "use" | "frontBumper" | "hood" | "windshield" | "roof" | "trunk" | "rearWindow" | "rearBumper" | "leftFrontFender" | "leftFrontDoor" | "leftRearDoor" | "leftRearFender" | "leftRocker" | "rightFrontFender" | "rightFrontDoor" | "rightRearDoor" | "rightRearFender" | "rightRocker" | "leftFrontWheel" | "leftRearWheel" | "rightFrontWheel" | "rightRearWheel" | "underbody" | "other")[];
                note: string;
                /** Format: date-time */
                at: string;
            }[];
        };
        SheetReading: {
            /**
             * @description By how many degrees to the right the picture is turned to stand upright.
             * @enum {number}
             */
            turned: 0 | 90 | 180 | 270;
            fields: {
                /** @description How sure the reader is, in percent; null where it does not say. */
                sure: number | null;
                box: {
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                } | null;
                /** @enum {string} */
                name: "grade" | "interior" | "exterior" | "mileage" | "mileageMark" | "firstRegistration" | "inspection" | "color" | "use";
                value: string;
            }[];
            /** @description Codes on the drawing of the car. */
            marks: {
                /** @description How sure the reader is, in percent; null where it does not say. */
                sure: number | null;
                box: {
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                } | null;
                code: string;
                /** @enum {string} */
                part: "frontBumper" | "hood" | "windshield" | "roof" | "trunk" | "rearWindow" | "rearBumper" | "leftFrontFender" | "leftFrontDoor" | "leftRearDoor" | "leftRearFender" | "leftRocker" | "rightFrontFender" | "rightFrontDoor" | "rightRearDoor" | "rightRearFender" | "rightRocker" | "leftFrontWheel" | "leftRearWheel" | "rightFrontWheel" | "rightRearWheel" | "underbody" | "interior" | "other";
            }[];
            /** @description Lines of remarks, with what they mean; empty texts where the list of phrases says it. */
            remarks: {
                /** @description How sure the reader is, in percent; null where it does not say. */
                sure: number | null;
                box: {
                    x: number;
                    y: number;
                    width: number;
                    height: number;
                } | null;
                written: string;
                en: string;
                ru: string;
            }[];
        };
        AuctionDay: {
            halls: number;
            lots: number;
            /** @description Until when the next lots can still be bid on; null when the day is over. */
            nextDeadline: string | null;
            lastHammer: string | null;
        };
        MenuCounters: {
            bid: number;
            /**
             * @description For staff: who has signed up lately and has nobody who looks after them.
             * @default 0
             */
            newClients: number;
            /**
             * @description Unread notifications, counted up to 1000.
             * @default 0
             */
            notifications: number;
            search: {
                "car-auction": string;
                stats: string;
                stock: string;
                bikes: string;
                "bike-stats": string;
                machinery: string;
                "machinery-stats": string;
            };
        };
        MenuCountersInput: {
            bid: number;
            /**
             * @description For staff: who has signed up lately and has nobody who looks after them.
             * @default 0
             */
            newClients: number;
            /**
             * @description Unread notifications, counted up to 1000.
             * @default 0
             */
            notifications: number;
            search: {
                "car-auction": string;
                stats: string;
                stock: string;
                bikes: string;
                "bike-stats": string;
                machinery: string;
                "machinery-stats": string;
            };
        };
        SiteConfig: {
            name: string;
            brand: string;
            description: string;
            /** @description Addresses of pictures; null where our own mark stands. */
            logo: {
                light: string;
                dark: string;
                mark: string | null;
            } | null;
            panel: {
                headline: string;
                points: {
                    title: string;
                    description: string;
                }[];
                email: string | null;
                messenger: {
                    label: string;
                    href: string;
                } | null;
                poweredBy: string | null;
                /** @description CSS color of the login panel. */
                color: string;
            };
            notice: {
                headline: string;
                description: string;
            } | null;
            headerLinks: {
                label: string;
                href: string;
            }[];
            sidebarLinks: {
                label: string;
                href: string;
            }[];
            messenger: {
                label: string;
                href: string;
            } | null;
            bidStep: number;
            /** @description Yen that open bidding to a new account. */
            depositAmount: number;
            favouriteGroups: string[];
            /** @description Where the mails of the demo company can be read; null where mails are sent. */
            devMail: string | null;
            /**
             * @description Whether visitors see the catalogue too.
             * @enum {string}
             */
            catalogueAccess: "members" | "public";
            passwordMinLength: number;
            /** @description Questions of the sign-up form beside the eight that it always has. */
            signUpFields: ("company" | "officePhone" | "messengerNumber" | "address" | "port")[];
            /** @description What the sign-up form and the cookie banner refer to. */
            termsUrl: string;
            cookiesUrl: string;
            /** @description Whether the menu has the dashboard. */
            dashboard?: boolean;
            /** @description Accounts that the login page offers; empty unless this is the demo company. */
            demoAccounts: {
                email: string;
                password: string;
                role: string;
            }[];
        };
        PageText: {
            title: string;
            /** @description What stands before the first section. */
            lead: ({
                /** @constant */
                type: "heading";
                content: {
                    text: string;
                    strong?: boolean;
                    href?: string;
                }[];
            } | {
                /** @constant */
                type: "paragraph";
                content: {
                    text: string;
                    strong?: boolean;
                    href?: string;
                }[];
            } | {
                /** @constant */
                type: "list";
                ordered: boolean;
                items: {
                    text: string;
                    strong?: boolean;
                    href?: string;
                }[][];
            } | {
                /** @constant */
                type: "table";
                head: {
                    text: string;
                    strong?: boolean;
                    href?: string;
                }[][];
                rows: {
                    text: string;
                    strong?: boolean;
                    href?: string;
                }[][][];
            })[];
            sections: {
                id: string;
                title: string;
                blocks: ({
                    /** @constant */
                    type: "heading";
                    content: {
                        text: string;
                        strong?: boolean;
                        href?: string;
                    }[];
                } | {
                    /** @constant */
                    type: "paragraph";
                    content: {
                        text: string;
                        strong?: boolean;
                        href?: string;
                    }[];
                } | {
                    /** @constant */
                    type: "list";
                    ordered: boolean;
                    items: {
                        text: string;
                        strong?: boolean;
                        href?: string;
                    }[][];
                } | {
                    /** @constant */
                    type: "table";
                    head: {
                        text: string;
                        strong?: boolean;
                        href?: string;
                    }[][];
                    rows: {
                        text: string;
                        strong?: boolean;
                        href?: string;
                    }[][][];
                })[];
            }[];
        };
        StaffRow: {
            userId: number;
            fullName: string;
            email: string;
            /** @enum {string} */
            staffRole: "owner" | "manager" | "accountant" | "shipping" | "translator";
            /** @description Where they may do more or less than their role. */
            overrides: {
                [key: string]: boolean;
            };
            /** @description Logs in with a second step. */
            twoStep: boolean;
            lastSeen: string | null;
            online: boolean;
            /** @enum {string} */
            state: "active" | "invited" | "expired" | "closed";
            invitedAt: string | null;
            closedAt: string | null;
            /** @description Who took over from somebody who left. */
            successor: string | null;
            /** @description What they look after. */
            clients: number;
            orders: number;
        };
        StaffView: {
            userId: number;
            fullName: string;
            email: string;
            /** @enum {string} */
            staffRole: "owner" | "manager" | "accountant" | "shipping" | "translator";
            /** @description Where they may do more or less than their role. */
            overrides: {
                [key: string]: boolean;
            };
            /** @description Logs in with a second step. */
            twoStep: boolean;
            lastSeen: string | null;
            online: boolean;
            /** @enum {string} */
            state: "active" | "invited" | "expired" | "closed";
            invitedAt: string | null;
            closedAt: string | null;
            /** @description Who took over from somebody who left. */
            successor: string | null;
            /** @description What they look after. */
            clients: number;
            orders: number;
            /** Format: date-time */
            createdAt: string;
            /** @description 692 English, 693 Russian. */
            language: number;
            twoStepSince: string | null;
            recoveryCodes: number;
            /** @description Who has said so, and when. */
            overriddenBy: {
                [key: string]: {
                    by: string | null;
                    /** Format: date-time */
                    at: string;
                };
            };
            liveBids: number;
            /** @description Of them, those whose auction starts within the hour. */
            bidsSoon: number;
            purchases: number;
            sessions: components["schemas"]["ClientSession"][];
            /** @description Whether the viewer may change this person; null where they may. */
            locked: ("own_rights" | "owners_only") | null;
        };
        TranslationFile: {
            id: number;
            name: string;
            /** @enum {string} */
            extension: "mp3" | "pdf" | "xlsx" | "jpg" | "png";
            /** @description Bytes. */
            size: number;
            url: string;
        };
        TranslationTask: {
            carId: string;
            /** @enum {string} */
            type: "auction" | "bike" | "mech";
            lotNo: number;
            auctionName: string;
            auctionDate: string | null;
            maker: string;
            model: string;
            grade: string;
            year: number | null;
            condition: string;
            auctionSheet: string | null;
            /** @enum {string} */
            status: "waiting" | "answered";
            requests: {
                client: {
                    id: number;
                    name: string;
                };
                /** @enum {string} */
                language: "EN" | "RU";
                question: string;
                /** Format: date-time */
                requestedAt: string;
                /**
                 * Format: date-time
                 * @description Until when the client was told to expect an answer.
                 */
                promisedAt: string;
                answeredAt: string | null;
            }[];
            /** @description What was answered last, to whomever. */
            answer: {
                text_en: string;
                text_ru: string;
                files: components["schemas"]["TranslationFile"][];
                /** Format: date-time */
                at: string;
                by: string | null;
            } | null;
            /** @description What was answered about the same car on another lot: of the same sheet, or of its chassis number. */
            earlier: {
                text_en: string;
                text_ru: string;
                /** Format: date-time */
                at: string;
                by: string | null;
                lotNo: number;
                auctionName: string;
                /** @enum {string} */
                because: "sheet" | "chassis";
            } | null;
        };
        TwoStepOffer: {
            secret: string;
            uri: string;
        };
        AccountInfo: {
            /** Format: date-time */
            registered: string;
            /** @description When the company's terms were agreed to. */
            termsAgreed: string | null;
            /** @description Which version that was; null of who agreed before versions were kept. */
            termsVersion: number | null;
            manager: string | null;
            passwordChanged: string | null;
            passwordMinLength: number;
            /** @description `since` is null while it is off; `forced` for accounts that cannot do without. */
            twoStep: {
                since: string | null;
                recoveryCodes: number;
                forced: boolean;
            };
            sessions: components["schemas"]["AccountSession"][];
        };
        AccountSession: {
            id: string;
            ip: string;
            userAgent: string;
            /** Format: date-time */
            lastSeen: string;
            /** @description The one that asks. */
            current: boolean;
        };
        ClientInfo: {
            detail: {
                userId: number;
                fullName: string;
                company: string | null;
                roleId: number;
            };
            balanceInfo: components["schemas"]["BalanceInfo"];
        };
        PermissionSet: {
            carAuctionsView: boolean;
            salesStatisticsView: boolean;
            dealerBidAccess: boolean;
            shareCar: boolean;
            onepriceView: boolean;
            biddingAllowed: boolean;
            adjustmentPriceShow: boolean;
            exportTypeOptional: boolean;
            exportTypeShow: boolean;
            bidDeadlineCheck: boolean;
            creditLimitCheck: boolean;
            dailyBidLimitCheck: boolean;
            ussLimitCheck: boolean;
            auctionTranslationUse: boolean;
            downloadPhotos: boolean;
            managerBidForClient: boolean;
            bidsTodayDefault: boolean;
            bikeView: boolean;
            machineryView: boolean;
            bidChangeConfirmation: boolean;
            bidManagementEnabled: boolean;
            lastHourBidWarning: boolean;
            bidManageStatus: boolean;
            bidManageBidPrice: boolean;
            bidManageSoldPrice: boolean;
            purchasesManage: boolean;
            financesManage: boolean;
            paymentsRecord: boolean;
            paymentsReverse: boolean;
            companyManage: boolean;
            feedsManage: boolean;
            staffManage: boolean;
            auditView: boolean;
        };
        UserDetail: {
            userId: number;
            userLevel: string;
            fullName: string;
            email: string;
            company: string | null;
            countryId: number;
            currency: number;
            roleId: number;
            city: string | null;
            address: string | null;
            /** Format: date-time */
            lastLogin: string;
            mobile: string | null;
            officePhone: string | null;
            bidEmailNotify: boolean;
            language: number | null;
            userType: number;
            isNewNotification: boolean;
        };
        UserProfile: {
            /** @constant */
            success: true;
            detail: components["schemas"]["UserDetail"];
            balanceInfo: components["schemas"]["BalanceInfo"];
            permission: components["schemas"]["PermissionSet"];
            /** @description The newest event before any of this was read: what came after it is yet to be heard of. */
            lastEvent: number;
        };
        WinNotification: {
            id: string;
            lotNo: number;
            image: string;
            specification: string;
            auctionName: string;
            soldPrice: number | null;
            lotType: string;
        };
        Voyage: {
            id: number;
            line: string;
            ship: string;
            number: string;
            fromPort: string;
            toPort: string;
            cutOff: string | null;
            etd: string;
            eta: string;
            /** @description Cars that are booked; null where nobody counts. */
            capacity: number | null;
            /** @description Purchases on it, and how many clients' they are. */
            cars: number;
            clients: number;
            version: number;
        };
        WebhookBid: {
            bidId: number;
            /** @description Whose bid it is: the dealer's own, or one of their clients'. */
            clientId: number;
            lotId: string;
            lotType: string;
            /** @description 1 new, 2 bid, 3 don't bid, 4 cancel, 5 finished, 6 win. */
            bidStatus: number;
            amount: number;
            soldPrice: number | null;
            group: {
                id: number;
                label: string;
            } | null;
            auctionName: string;
            lotNo: number;
            auctionDate: string | null;
            maker: string;
            model: string;
        };
        WebhookInvoice: {
            number: string;
            purchaseId: number;
            sku: string;
            clientId: number;
            total: number;
            /** Format: date-time */
            issuedAt: string;
            /** @description A Japanese day. */
            dueOn: string;
            /** @description The number of the invoice that this one replaces. */
            replaces: string | null;
        };
        WebhookPayment: {
            paymentId: number;
            amount: number;
            purchaseId: number | null;
            /** Format: date-time */
            date: string;
        };
        WebhookPurchase: {
            purchaseId: number;
            sku: string;
            /** @description Null of a purchase that was brought in from elsewhere. */
            bidId: number | null;
            clientId: number;
            auction: string | null;
            lotNo: number | null;
            maker: string | null;
            model: string | null;
            chassis: string | null;
            /** Format: date-time */
            purchaseDate: string;
            /** @description Null while it is processed. */
            status: number | null;
            /** @description Whether the win was taken back. */
            isTakenBack: boolean;
            exportPort: string | null;
            voyage: string | null;
            etd: string | null;
            eta: string | null;
            blNumber: string | null;
            containerNo: string | null;
            /** @description Null while it has no price. */
            totalPrice: number | null;
        };
        WebhookTest: {
            message: string;
        };
        Webhook: {
            id: number;
            name: string;
            url: string;
            events: ("bid.created" | "bid.updated" | "bid.won" | "bid.lost" | "bid.canceled" | "purchase.created" | "purchase.updated" | "invoice.issued" | "payment.received")[];
            /**
             * @description Switched off by its dealer, or failed: by us, once it has not answered for days.
             * @enum {string}
             */
            state: "on" | "off" | "failed";
            /** @description What the secret begins and ends with. */
            begins: string;
            endsWith: string;
            /** @description Until when requests are signed with the secret before the last renewal, too. */
            previousUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Since when no answer was a good one; null where the last one was. */
            failingSince: string | null;
            /** @description Deliveries that wait for it to be switched on again, and since when the oldest does. */
            held: number;
            heldSince: string | null;
        };
        WebhookDelivery: {
            id: number;
            /** @description The same however often it is sent, and at every address. */
            eventId: string;
            /** @enum {string} */
            type: "bid.created" | "bid.updated" | "bid.won" | "bid.lost" | "bid.canceled" | "purchase.created" | "purchase.updated" | "invoice.issued" | "payment.received" | "webhook.test";
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed" | "held";
            /** Format: date-time */
            createdAt: string;
            /** @description Since it was last asked for. */
            tries: number;
            lastTryAt: string | null;
            nextTryAt: string | null;
            /** @description HTTP status of the last answer. */
            status: number | null;
            /** @description Why there was no answer. */
            error: ("timeout" | "dns" | "tls" | "inside" | "connection" | "secret") | null;
            /** @description Of the last try, in milliseconds. */
            duration: number | null;
        };
        WishList: {
            group: string;
            value: boolean;
        }[];
        Receipt: {
            number: string;
            /** Format: date-time */
            at: string;
            amount: number;
            /** @description Who canceled it. */
            by: string;
            /** @description Until when canceling was free; null of a lot without a date. */
            freeUntil: string | null;
            lotNo: number;
            auctionName: string;
            auctionDate: string | null;
            name: string;
        };
        Withdrawal: {
            /** @enum {string} */
            state: "asked" | "withdrawn" | "too_late";
            /** Format: date-time */
            askedAt: string;
            /** @description Why it was asked for. */
            reason: string;
            answeredAt: string | null;
            /** @description What staff said to it. */
            note: string;
        };
        /** @description Yen, or the destination’s currency: with what is most likely, and between what. */
        CostRange: {
            likely: number;
            min: number;
            max: number;
        };
        CostLine: {
            /** @description Which cost it is: `hammer`, `freight`, `duty` and so on. */
            id: string;
            yen: components["schemas"]["CostRange"];
            /** @description In the destination’s currency; null on the invoice, which is in yen. */
            amount: components["schemas"]["CostRange"] | null;
            currency: string | null;
            /** @description A business may get it back. */
            recoverable: boolean;
        };
        CostEstimate: {
            /** @description What the company charges. */
            invoice: components["schemas"]["CostLine"][];
            /** @description What the destination takes; empty where there is no sum. */
            destination: components["schemas"]["CostLine"][];
            /** @description Where a sum may end; each contains the ones before it. Null where nothing is known. */
            milestones: {
                fob: components["schemas"]["CostRange"] | null;
                cnf: components["schemas"]["CostRange"] | null;
                cif: components["schemas"]["CostRange"] | null;
                landed: components["schemas"]["CostRange"] | null;
            };
            /**
             * @description Why there is no sum for the destination.
             * @enum {unknown}
             */
            noSum: "noPort" | "rulesOnly" | "prohibited" | "banned" | "unknown" | null;
            /** @description The rule that keeps the vehicle out. */
            ban: Record<string, never> | null;
            /** @description What is not known and makes the difference between the lowest and the highest sum. */
            missing: unknown[];
            /** @description What was assumed of the vehicle. */
            assumed: unknown[];
            /** @description The highest sum is no bound. */
            open: boolean;
        };
        /**
         * @description Says in one word why a call was refused. New codes may be added.
         * @enum {string}
         */
        ErrorCode: "signed_out" | "key_ended" | "not_enough_credit" | "wrong_audience" | "permission_missing" | "managers_only" | "own_rights" | "owners_only" | "not_yours" | "invalid_credentials" | "invalid_user" | "email_not_verified" | "wrong_code" | "captcha_failed" | "recaptcha_failed" | "link_expired" | "second_step_over" | "foreign_origin" | "not_found" | "lot_not_found" | "bid_not_found" | "client_not_found" | "staff_not_found" | "paper_not_found" | "last_owner" | "too_many_papers" | "client_bound" | "staff_closed" | "bid_not_live" | "bid_type_used" | "feed_running" | "feed_paused" | "feed_copy_not_allowed" | "name_taken" | "cancel_too_late" | "cancellation_still_open" | "withdrawal_asked" | "withdrawal_answered" | "budget_exceeded" | "budget_ask_first" | "budget_allows" | "budget_answered" | "not_negotiable" | "negotiation_over" | "not_your_turn" | "bidding_closed" | "auction_finished" | "payment_reversed" | "order_closed" | "lot_already_offered" | "lot_already_won" | "bid_not_leading" | "group_already_filled" | "offer_taken" | "auto_bid_status" | "auto_bid_too_late" | "stale" | "bid_archived" | "purchase_on_its_way" | "purchase_over" | "consignee_locked" | "document_checked" | "voyage_full" | "deposit_waiting" | "deposit_over" | "payment_alike" | "month_closed" | "month_not_over" | "month_unready" | "ledger_differs" | "period_closed" | "invoice_stands" | "bank_line_done" | "import_bound" | "import_faulty" | "not_covered" | "costs_not_published" | "import_blocked" | "channel_not_connected" | "two_step_required" | "too_many_keys" | "too_many_webhooks" | "webhook_off" | "idempotency_key_running" | "idempotency_answer_lost" | "lot_not_auctioned" | "port_not_chosen" | "foreign_host" | "idempotency_key_reused" | "invalid_input" | "search_of_past" | "field_required" | "feed_unreadable" | "feed_code_required" | "feed_word_unknown" | "date_too_old" | "email_invalid" | "incomplete_name" | "incomplete_phone" | "email_taken" | "country_unknown" | "manager_unknown" | "dealer_unknown" | "short_code_invalid" | "short_code_taken" | "successor_unknown" | "terms_not_accepted" | "password_too_short" | "password_too_common" | "password_unchanged" | "passwords_differ" | "wrong_password" | "second_code_wrong" | "webhook_url" | "webhook_inside" | "amount_required" | "amount_too_low" | "amount_off_step" | "amount_too_high" | "bid_type_required" | "client_required" | "terms_required" | "client_restricted" | "daily_bid_limit" | "group_closed" | "group_nothing_resumed" | "group_of_stock" | "group_quota_below_won" | "group_label_taken" | "extra_images_limit" | "chassis_invalid" | "status_not_offered" | "bid_not_editable" | "date_ahead" | "date_passed" | "port_unknown" | "currency_unknown" | "rate_absurd" | "cost_tables_shape" | "cost_tables_faulty" | "deposit_method" | "days_out_of_order" | "payment_not_reversible" | "purchase_unpriced" | "allocation_too_high" | "bank_part_too_high" | "bank_file_unreadable" | "import_unreadable" | "import_empty" | "import_too_long" | "import_fields" | "purchase_move" | "purchase_not_resold" | "voyage_known" | "more_chars" | "too_many_offers" | "lot_not_shown" | "too_many_searches" | "too_many_views" | "offer_too_high" | "offer_too_low" | "no_offer" | "answer_by_invalid" | "file_kind" | "file_size" | "file_refused" | "paper_kind" | "paper_size" | "setting_address" | "setting_colour" | "setting_day" | "setting_icon_size" | "setting_minute" | "setting_number" | "setting_period" | "setting_picture" | "setting_sku" | "setting_too_long" | "too_many_tries" | "internal" | "extra_images_failed" | "marketplace_failed" | "provider_failed" | "sheet_not_read" | "production_month_empty" | "try_again" | "feed_key" | "key_unknown" | "key_revoked" | "not_for_keys" | "scope_missing" | "key_limit";
        /** @description The body of every answer that is not a success. */
        Error: {
            /** @constant */
            success: false;
            messageCode: components["schemas"]["ErrorCode"];
            /** @description By field, what is wrong with it, in the language of the caller. */
            message?: {
                [key: string]: string;
            };
            /** @description The same fields, each with its code. */
            fields?: {
                [key: string]: components["schemas"]["ErrorCode"];
            };
            /** @description Figures that explain the refusal, such as the balance of a 402. */
            detail?: unknown;
            /** @description `expired` where there is no session. */
            error?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "alerts.connectTelegram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "alerts.disconnectTelegram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "alerts.sendTestAlert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    channel: "push" | "telegram";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "alerts.subscribePush": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uri */
                    endpoint: string;
                    p256dh: string;
                    auth: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "alerts.unsubscribePush": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id?: number;
                    endpoint?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "alerts.viewAlertChannels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            push: {
                                /** @description What a browser subscribes with (RFC 8292). */
                                publicKey: string;
                                devices: components["schemas"]["PushDevice"][];
                            };
                            /** @description Null where the company has no bot. */
                            telegram: {
                                name: string | null;
                                since: string | null;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "apiKeys.listApiKeys": {
        parameters: {
            query?: {
                /** @description Only clients of this dealer, by number. */
                dealerId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            keys: components["schemas"]["ApiKey"][];
                            /** @description How many a dealer may have. */
                            most: number;
                            /** @description Of all keys, since midnight in Japan. */
                            callsToday: number;
                            /** @description Whether the caller has turned two-step login on, without which no key can bid. */
                            twoStep: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "apiKeys.createApiKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Only clients of this dealer, by number. */
                    dealerId?: number;
                    /** @description A part of the name. */
                    name: string;
                    scopes: ("lots:read" | "costs:read" | "bids:read" | "bids:write" | "purchases:read" | "payments:read")[];
                    /** @enum {number} */
                    perMinute: 30 | 60 | 120 | 300;
                    /**
                     * @description The last Japanese day on which it works; empty for no end.
                     * @default
                     */
                    endsOn?: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            key: components["schemas"]["ApiKey"];
                            secret: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "apiKeys.revokeApiKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description Only clients of this dealer, by number. */
                    dealerId?: number;
                    /** @enum {number} */
                    inDays: 0 | 7;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "apiKeys.rotateApiKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description Only clients of this dealer, by number. */
                    dealerId?: number;
                    /** @enum {number} */
                    oldWorksHours: 0 | 24 | 168;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            key: components["schemas"]["ApiKey"];
                            secret: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auctionDay.doneByHand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                    /**
                     * @description What it is for, or what was done.
                     * @enum {string}
                     */
                    action: "place" | "change" | "withdraw" | "confirm" | "check" | "lead";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auctionDay.enterResults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rows: {
                        bidId: number;
                        /** @enum {string} */
                        outcome: "win" | "lost" | "notSold";
                        /** @description Yen. A win without one is charged once it is known. */
                        soldPrice?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            entered: {
                                bidId: number;
                                from: number;
                            }[];
                            skipped: {
                                bidId: number;
                                code: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auctionDay.gatewayLog": {
        parameters: {
            query?: {
                /** @description A bid by its number. */
                bidId?: number;
                /** @description All of them, or only what did not go through. */
                which?: "all" | "troubled";
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            messages: components["schemas"]["GatewayMessage"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            /** @description Whether messages are sent at all, or people act by hand. */
                            connected: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auctionDay.viewDay": {
        parameters: {
            query?: {
                /** @description Today in Japan where it is left out. */
                date?: string;
                /** @description The caller’s own, or everybody’s. */
                whose?: "all" | "clients" | "mine";
                /** @description Only the bids on these lots, and the halls of the day as they stand now. */
                lots?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            date: string;
                            halls: components["schemas"]["DayHall"][];
                            bids: components["schemas"]["DayBid"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "audit.auditActors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            value: number;
                            label: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "audit.exportAudit": {
        parameters: {
            query?: {
                /** @description An entry's or an object's number, a SKU, a lot number, an address on the network, or somebody's name. */
                search?: string;
                /** @description Only what this person did, by their number. */
                actorId?: number;
                /** @description Only entries of this kind of object. */
                entity?: string;
                /** @description Only entries of the object with this number. */
                entityId?: string;
                /** @description What it is for, or what was done. */
                action?: string;
                /** @description A field that changed, as an entry names it: `creditLimit`. */
                field?: string;
                /** @description 1: only what changed money or limits. */
                moneyOnly?: number;
                /** @description Only what came from this network address. */
                ip?: string;
                /** @description Japanese days, both included. */
                dateFrom?: string;
                /** @description The last day in Japan, included: `YYYY-MM-DD`. */
                dateTo?: string;
                /** @description The kind of file. */
                format?: "xlsx" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "audit.listAudit": {
        parameters: {
            query?: {
                /** @description An entry's or an object's number, a SKU, a lot number, an address on the network, or somebody's name. */
                search?: string;
                /** @description Only what this person did, by their number. */
                actorId?: number;
                /** @description Only entries of this kind of object. */
                entity?: string;
                /** @description Only entries of the object with this number. */
                entityId?: string;
                /** @description What it is for, or what was done. */
                action?: string;
                /** @description A field that changed, as an entry names it: `creditLimit`. */
                field?: string;
                /** @description 1: only what changed money or limits. */
                moneyOnly?: number;
                /** @description Only what came from this network address. */
                ip?: string;
                /** @description Japanese days, both included. */
                dateFrom?: string;
                /** @description The last day in Japan, included: `YYYY-MM-DD`. */
                dateTo?: string;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            entries: components["schemas"]["AuditEntry"][];
                            /** @description Counted to 10 000; 10 001 stands for more. */
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.captcha": {
        parameters: {
            query: {
                /** @description What it is for, or what was done. */
                action: "login" | "signup" | "reset_password" | "reset_password_verify";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["CaptchaOffer"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.checkResetLink": {
        parameters: {
            query: {
                /** @description What stands in the link of the email. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            passwordMinLength: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.refreshSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            "access-token"?: string;
                            "refresh-token"?: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.requestResetByGet": {
        parameters: {
            query: {
                /** @description The email address of the account. */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.requestReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The email address of the account. */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.resendVerification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The email address of the account. */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.resetPassword": {
        parameters: {
            query: {
                /** @description What stands in the link of the email. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newPassword: string;
                    confirmPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The email address of the account. */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            /** @enum {string} */
                            secondStep?: "code" | "setUp";
                            "access-token"?: string;
                            "refresh-token"?: string;
                            /** @description What a client without cookies shows at the second step. */
                            "step-token"?: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.signOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.signUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    /** @default  */
                    referralCode?: string;
                    /** @description The email address of the account. */
                    email: string;
                    mobile: string;
                    /** @description Its id, as the country list numbers it. */
                    country: number;
                    city: string;
                    password: string;
                    confirmPassword: string;
                    terms: boolean;
                    /** @default  */
                    company?: string;
                    /** @default  */
                    officePhone?: string;
                    /** @default  */
                    messengerNumber?: string;
                    /** @default  */
                    address?: string;
                    /**
                     * @description The port of destination.
                     * @default
                     */
                    port?: string;
                    /**
                     * @description The language's id, as text.
                     * @enum {string}
                     */
                    language: "692" | "693";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "auth.verifyEmail": {
        parameters: {
            query: {
                /** @description What stands in the link of the email. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bankAccount.viewBankAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @description Null where nobody has set one. */
                            current: components["schemas"]["BankDetails"] | null;
                            /** @description Whether it is the one of the company’s file, because none was published or none holds yet. */
                            ofFile: boolean;
                            versions: {
                                id: number;
                                /** @description The day of Japan from which clients pay to it. */
                                from: string;
                                account: components["schemas"]["BankDetails"];
                                reason: string;
                                by: string | null;
                                /** Format: date-time */
                                at: string;
                                /**
                                 * @description Whether it is to come, holds now, or has been replaced.
                                 * @enum {string}
                                 */
                                state: "scheduled" | "current" | "past";
                            }[];
                            /** @description Counts the publications: who publishes says which they have seen. */
                            version: number;
                            today: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bankAccount.saveBankAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the caller has seen. */
                    version: number;
                    from: string;
                    bank: string;
                    /** @default  */
                    branch?: string;
                    /** @description 8 or 11 letters and digits. */
                    swift: string;
                    account: string;
                    holder: string;
                    /** @description The reason, in the person’s own words. */
                    reason: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bankAccount.withdrawBankAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bankFiles.listBankFiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            files: {
                                id: number;
                                name: string;
                                /** Format: date-time */
                                at: string;
                                /** @description Lines in all, and those that nobody has decided. */
                                lines: number;
                                open: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bankFiles.viewBankFile": {
        parameters: {
            query: {
                /** @description The bank file, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["BankFile"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bankFiles.readBankFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A part of the name. */
                    name: string;
                    data: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["BankFile"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bankFiles.recordBankLine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The bank file, by its number. */
                    id: number;
                    /** @description A client by their number; the caller where it is left out. */
                    userId: number;
                    /** @description Yen of the line that are theirs; left out, all that is left of it. */
                    amount?: number;
                    /** @description Yen that were left of it as the caller saw it: where it is another sum by now, nothing is entered. */
                    left?: number;
                    /** @description What it pays for, in this order; the rest stays on the balance. Left out, the oldest due first. */
                    purchaseIds?: number[];
                    /** @description The deposit that it is. */
                    depositId?: number;
                    /**
                     * @description Enters it although a deposit is on its way, or the same is there.
                     * @default false
                     */
                    force?: boolean;
                    /**
                     * @description Enters it with today’s date: its own is in a closed period.
                     * @default false
                     */
                    today?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            id: number;
                            biddingOpened: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bankFiles.setBankLineAside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The bank file, by its number. */
                    id: number;
                    aside: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidCosts.listBidCosts": {
        parameters: {
            query?: {
                /** @description Bids by their numbers. */
                bidIds?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            costs: components["schemas"]["BidCost"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidGroups.closedGroups": {
        parameters: {
            query?: {
                /** @description A client by their number; the caller where it is left out. */
                userId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ClosedGroup"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidGroups.confirmWithdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidGroups.createGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bids: {
                        carId: string;
                        /** @enum {string} */
                        lotType: "auction" | "bike" | "mech";
                        /** @description Yen. */
                        amount: number;
                        bidType?: number;
                    }[];
                    /** @description How many of them to buy. */
                    cars: number;
                    /** @description Repeating a call with the same key answers the first answer. */
                    idempotencyKey: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            group: number;
                            label: string;
                            bids: components["schemas"]["PlacedBid"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidGroups.groupHistory": {
        parameters: {
            query: {
                /** @description A group by its number. */
                bidGroup: number;
                /** @description A client by their number; the caller where it is left out. */
                userId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            date: string;
                            /** @description Null of what nobody did: an auction that ended, a group that was filled. */
                            userName: string | null;
                            /** @description Whether the viewer did it. */
                            own: boolean;
                            event: string;
                            lots: number[];
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidGroups.ungroupedBids": {
        parameters: {
            query?: {
                /** @description A client by their number; the caller where it is left out. */
                userId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["GroupedBid"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidGroups.updateGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A group by its number. */
                    bidGroup: number;
                    /** @description A client by their number; the caller where it is left out. */
                    userId?: number;
                    cars?: number;
                    label?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidGroups.viewGroup": {
        parameters: {
            query?: {
                /** @description Left out, it is the client's first group. */
                bidGroup?: number;
                /** @description The client, for staff and for a dealer who looks at their clients' groups. */
                userId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            client: {
                                id: number;
                                name: string;
                            };
                            /** @description Null where the client has no group. */
                            group: components["schemas"]["BidGroup"] | null;
                            /** @description All groups that still have a bid in the live lists. */
                            groups: components["schemas"]["BidGroup"][];
                            bids: components["schemas"]["GroupedBid"][];
                            /** @description What the group's bids come to together, and what they hold; yen. */
                            together: number;
                            held: number;
                            /** @description The highest bid in this group, and outside any; yen. */
                            groupAllow: number;
                            bidAllow: number;
                            /** @description How many live bids stand in no group, and how many groups are over. */
                            ungrouped: number;
                            closed: number;
                            /** @description Whether the viewer may change the group. */
                            editable: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidHistory.viewBidHistory": {
        parameters: {
            query: {
                /** @description A bid by its number. */
                bidId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** Format: date-time */
                            date: string;
                            /** @description Null of what nobody did: an auction that ended, a group that was filled. */
                            userName: string | null;
                            /** @description Whether the viewer did it. */
                            own: boolean;
                            event: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidLists.bidFilters": {
        parameters: {
            query?: {
                /** @description Bid or export types by their numbers, as `GET /v1/bid/type` lists them. */
                bidType?: "all" | "mine" | "clients";
                /** @description Statuses of bids: 1 new, 2 bid, 3 don’t bid, 4 cancel, 5 finished, 6 win. */
                bidStatus?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            counters: components["schemas"]["Counter"][];
                            filters: {
                                auctions: components["schemas"]["Option"][];
                                dates: components["schemas"]["Option"][];
                                clients?: components["schemas"]["Option"][];
                                chassisId: components["schemas"]["Option"][];
                                condition: components["schemas"]["Option"][];
                                mileage: components["schemas"]["Option"][];
                                /** @description Auction statuses of the lots. */
                                status: components["schemas"]["Option"][];
                                group: components["schemas"]["Option"][];
                                /** @description For staff. */
                                manager?: components["schemas"]["Option"][];
                            };
                            totalBids: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidLists.bidHistory": {
        parameters: {
            query?: {
                /** @description Statuses of bids: 1 new, 2 bid, 3 don’t bid, 4 cancel, 5 finished, 6 win. */
                bidStatus?: number;
                /** @description Days of the auction in Japan, `YYYY-MM-DD`. */
                auctionDate?: string;
                /** @description The first day of the auction in Japan, included. */
                auctionDateFrom?: string;
                /** @description The last day of the auction in Japan, included. */
                auctionDateTo?: string;
                /** @description Halls by their names, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string[];
                /** @description Only bids of these clients, by number. */
                user?: number[];
                /** @description Chassis codes, or numbers from their beginning. */
                chassisId?: string[];
                /** @description Conditions, as the filters list them: `4.5`, `R`. */
                condition?: string[];
                /** @description Where bands of `mileageBand` km begin. */
                mileage?: number[];
                /** @description Auction statuses of the lots. */
                status?: number[];
                /** @description Groups, by the values that the filters offer. */
                bidGroups?: number[];
                /** @description Who looks after the clients; for staff. */
                manager?: number[];
                /** @description Bids that were chosen in the quick search. */
                bidId?: number[];
                /** @description The bids on one lot. */
                lot?: string;
                /** @description Numbers and ranges. */
                lotNo?: string;
                /** @description `folded` leaves out the bids of today that are over; the answer counts them. */
                earlier?: "folded";
                /** @description What the list is sorted by. */
                sort?: "lotNo" | "auctionDate" | "auctionName" | "year" | "chassis" | "condition" | "mileage" | "status" | "startPrice" | "soldPrice" | "bidAmount" | "bidGroup";
                /** @description Upward or downward. */
                order?: "ASC" | "DESC";
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
                /** @description Only archived bids that ended in one of these statuses. */
                archiveStatus?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["BidList"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidLists.bidHistoryFilters": {
        parameters: {
            query?: {
                /** @description Bid or export types by their numbers, as `GET /v1/bid/type` lists them. */
                bidType?: "all" | "mine" | "clients";
                /** @description Statuses of bids: 1 new, 2 bid, 3 don’t bid, 4 cancel, 5 finished, 6 win. */
                bidStatus?: number;
                /** @description Only archived bids that ended in one of these statuses. */
                archiveStatus?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            counters: components["schemas"]["Counter"][];
                            filters: {
                                auctions: components["schemas"]["Option"][];
                                dates: components["schemas"]["Option"][];
                                clients?: components["schemas"]["Option"][];
                                chassisId: components["schemas"]["Option"][];
                                condition: components["schemas"]["Option"][];
                                mileage: components["schemas"]["Option"][];
                                /** @description Auction statuses of the lots. */
                                status: components["schemas"]["Option"][];
                                group: components["schemas"]["Option"][];
                                /** @description For staff. */
                                manager?: components["schemas"]["Option"][];
                            };
                            totalBids: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidLists.bidIndex": {
        parameters: {
            query?: {
                /** @description Statuses of bids: 1 new, 2 bid, 3 don’t bid, 4 cancel, 5 finished, 6 win. */
                bidStatus?: number;
                /** @description Days of the auction in Japan, `YYYY-MM-DD`. */
                auctionDate?: string;
                /** @description The first day of the auction in Japan, included. */
                auctionDateFrom?: string;
                /** @description The last day of the auction in Japan, included. */
                auctionDateTo?: string;
                /** @description Halls by their names, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string[];
                /** @description Only bids of these clients, by number. */
                user?: number[];
                /** @description Chassis codes, or numbers from their beginning. */
                chassisId?: string[];
                /** @description Conditions, as the filters list them: `4.5`, `R`. */
                condition?: string[];
                /** @description Where bands of `mileageBand` km begin. */
                mileage?: number[];
                /** @description Auction statuses of the lots. */
                status?: number[];
                /** @description Groups, by the values that the filters offer. */
                bidGroups?: number[];
                /** @description Who looks after the clients; for staff. */
                manager?: number[];
                /** @description Bids that were chosen in the quick search. */
                bidId?: number[];
                /** @description The bids on one lot. */
                lot?: string;
                /** @description Numbers and ranges. */
                lotNo?: string;
                /** @description `folded` leaves out the bids of today that are over; the answer counts them. */
                earlier?: "folded";
                /** @description What the list is sorted by. */
                sort?: "lotNo" | "auctionDate" | "auctionName" | "year" | "chassis" | "condition" | "mileage" | "status" | "startPrice" | "soldPrice" | "bidAmount" | "bidGroup";
                /** @description Upward or downward. */
                order?: "ASC" | "DESC";
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["BidList"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidLists.dealerBids": {
        parameters: {
            query?: {
                /** @description Statuses of bids: 1 new, 2 bid, 3 don’t bid, 4 cancel, 5 finished, 6 win. */
                bidStatus?: number;
                /** @description Days of the auction in Japan, `YYYY-MM-DD`. */
                auctionDate?: string;
                /** @description The first day of the auction in Japan, included. */
                auctionDateFrom?: string;
                /** @description The last day of the auction in Japan, included. */
                auctionDateTo?: string;
                /** @description Halls by their names, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string[];
                /** @description Only bids of these clients, by number. */
                user?: number[];
                /** @description Chassis codes, or numbers from their beginning. */
                chassisId?: string[];
                /** @description Conditions, as the filters list them: `4.5`, `R`. */
                condition?: string[];
                /** @description Where bands of `mileageBand` km begin. */
                mileage?: number[];
                /** @description Auction statuses of the lots. */
                status?: number[];
                /** @description Groups, by the values that the filters offer. */
                bidGroups?: number[];
                /** @description Who looks after the clients; for staff. */
                manager?: number[];
                /** @description Bids that were chosen in the quick search. */
                bidId?: number[];
                /** @description The bids on one lot. */
                lot?: string;
                /** @description Numbers and ranges. */
                lotNo?: string;
                /** @description `folded` leaves out the bids of today that are over; the answer counts them. */
                earlier?: "folded";
                /** @description What the list is sorted by. */
                sort?: "lotNo" | "auctionDate" | "auctionName" | "year" | "chassis" | "condition" | "mileage" | "status" | "startPrice" | "soldPrice" | "bidAmount" | "bidGroup";
                /** @description Upward or downward. */
                order?: "ASC" | "DESC";
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
                /** @description Bid or export types by their numbers, as `GET /v1/bid/type` lists them. */
                bidType?: "all" | "mine" | "clients";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["BidList"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidLists.dealerClients": {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            clientList: components["schemas"]["Option"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidLists.exportBids": {
        parameters: {
            query?: {
                /** @description Statuses of bids: 1 new, 2 bid, 3 don’t bid, 4 cancel, 5 finished, 6 win. */
                bidStatus?: number;
                /** @description Days of the auction in Japan, `YYYY-MM-DD`. */
                auctionDate?: string;
                /** @description The first day of the auction in Japan, included. */
                auctionDateFrom?: string;
                /** @description The last day of the auction in Japan, included. */
                auctionDateTo?: string;
                /** @description Halls by their names, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string[];
                /** @description Only bids of these clients, by number. */
                user?: number[];
                /** @description Chassis codes, or numbers from their beginning. */
                chassisId?: string[];
                /** @description Conditions, as the filters list them: `4.5`, `R`. */
                condition?: string[];
                /** @description Where bands of `mileageBand` km begin. */
                mileage?: number[];
                /** @description Auction statuses of the lots. */
                status?: number[];
                /** @description Groups, by the values that the filters offer. */
                bidGroups?: number[];
                /** @description Who looks after the clients; for staff. */
                manager?: number[];
                /** @description Bids that were chosen in the quick search. */
                bidId?: number[];
                /** @description The bids on one lot. */
                lot?: string;
                /** @description Numbers and ranges. */
                lotNo?: string;
                /** @description `folded` leaves out the bids of today that are over; the answer counts them. */
                earlier?: "folded";
                /** @description What the list is sorted by. */
                sort?: "lotNo" | "auctionDate" | "auctionName" | "year" | "chassis" | "condition" | "mileage" | "status" | "startPrice" | "soldPrice" | "bidAmount" | "bidGroup";
                /** @description Upward or downward. */
                order?: "ASC" | "DESC";
                /** @description Which list of bids. */
                list?: "live" | "archive";
                /** @description Bid or export types by their numbers, as `GET /v1/bid/type` lists them. */
                bidType?: "all" | "mine" | "clients";
                /** @description Only archived bids that ended in one of these statuses. */
                archiveStatus?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidLists.myBids": {
        parameters: {
            query?: {
                /** @description Statuses of bids: 1 new, 2 bid, 3 don’t bid, 4 cancel, 5 finished, 6 win. */
                bidStatus?: number;
                /** @description Days of the auction in Japan, `YYYY-MM-DD`. */
                auctionDate?: string;
                /** @description The first day of the auction in Japan, included. */
                auctionDateFrom?: string;
                /** @description The last day of the auction in Japan, included. */
                auctionDateTo?: string;
                /** @description Halls by their names, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string[];
                /** @description Only bids of these clients, by number. */
                user?: number[];
                /** @description Chassis codes, or numbers from their beginning. */
                chassisId?: string[];
                /** @description Conditions, as the filters list them: `4.5`, `R`. */
                condition?: string[];
                /** @description Where bands of `mileageBand` km begin. */
                mileage?: number[];
                /** @description Auction statuses of the lots. */
                status?: number[];
                /** @description Groups, by the values that the filters offer. */
                bidGroups?: number[];
                /** @description Who looks after the clients; for staff. */
                manager?: number[];
                /** @description Bids that were chosen in the quick search. */
                bidId?: number[];
                /** @description The bids on one lot. */
                lot?: string;
                /** @description Numbers and ranges. */
                lotNo?: string;
                /** @description `folded` leaves out the bids of today that are over; the answer counts them. */
                earlier?: "folded";
                /** @description What the list is sorted by. */
                sort?: "lotNo" | "auctionDate" | "auctionName" | "year" | "chassis" | "condition" | "mileage" | "status" | "startPrice" | "soldPrice" | "bidAmount" | "bidGroup";
                /** @description Upward or downward. */
                order?: "ASC" | "DESC";
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["BidList"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidLists.searchBids": {
        parameters: {
            query?: {
                /** @description Numbers of lots within their auction, and ranges of them: `1001,1005-1010`. */
                lotNo?: string;
                /** @description Statuses of bids: 1 new, 2 bid, 3 don’t bid, 4 cancel, 5 finished, 6 win. */
                bidStatus?: number;
                /** @description Bid or export types by their numbers, as `GET /v1/bid/type` lists them. */
                bidType?: "all" | "mine" | "clients";
                /** @description Which list of bids. */
                list?: "live" | "archive";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            cars: {
                                bidId: number;
                                lotNo: number;
                                auctionName: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidStatuses.cancelMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bids: {
                        bidId: number;
                        was: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            canceled: number[];
                            skipped: {
                                bidId: number;
                                code: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidStatuses.updateStatusOfMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Bids by their numbers. */
                    bidIds: number[];
                    /** @description Statuses, by their numbers or names. */
                    status: number;
                    anyway?: boolean;
                    was?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @description With the status that each had. */
                            moved: {
                                bidId: number;
                                from: number;
                            }[];
                            skipped: {
                                bidId: number;
                                code: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidTypes.listBidTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            types: components["schemas"]["BidType"][];
                            version: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidTypes.saveBidTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the caller has seen. */
                    version: string;
                    types: {
                        id: number | null;
                        label: {
                            en: string;
                            ru: string;
                        };
                        description: {
                            en: string;
                            ru: string;
                        };
                        forBuyers: boolean;
                        forManagers: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidViews.defaultBidView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidViews.deleteBidView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidViews.listBidViews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            items: components["schemas"]["BidView"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bidViews.saveBidView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The view to change; without it a new one is saved. */
                    id?: number;
                    /** @description A part of the name. */
                    name?: string;
                    params?: string;
                    shared?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            id: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bids.bidAllowance": {
        parameters: {
            query: {
                /** @description A lot by its id. */
                carId: string;
                /** @description Left out or -1, it is outside any group. */
                bidGroup?: number;
                /** @description A client by their number; the caller where it is left out. */
                userId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            bidAllow: number;
                            balanceInfo: components["schemas"]["BalanceInfo"];
                            warnings: components["schemas"]["PlacementWarning"][];
                            /** @description Yen of the client's live bid on the lot, which another one replaces, and the number of its group. */
                            liveBid: number | null;
                            liveBidGroup: number | null;
                            /** @description The client's own caps; null where they have set none. */
                            budget: components["schemas"]["LotBudget"] | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bids.bidFromManager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Yen. Ignored for stock, which is ordered at its price. */
                    amount?: number;
                    /** @description 0 opens a new group. Left out or -1, the bid is in none, and leaves the one that it was in. */
                    bidGroup?: number;
                    /** @description A lot by its id. */
                    carId: string;
                    /** @description Bid or export types by their numbers, as `GET /v1/bid/type` lists them. */
                    bidType?: number;
                    /** @description 1: the terms are agreed, store it. 0: say only what would happen. */
                    confirm: number;
                    /** @enum {string} */
                    lotType: "auction" | "stock" | "bike" | "mech";
                    comment?: string;
                    /** @description Repeating a call with the same key answers the first answer. */
                    idempotencyKey?: string;
                    /** @description A client by their number; the caller where it is left out. */
                    userId: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PlacedBid"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bids.bidGroups": {
        parameters: {
            query?: {
                /** @description A client by their number; the caller where it is left out. */
                userId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            value: number;
                            label: string;
                            /** @description How many vehicles to buy. */
                            cars: number;
                            bids: number;
                            won: number;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bids.bidTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["TypeOption"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bids.createBid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Yen. Ignored for stock, which is ordered at its price. */
                    amount?: number;
                    /** @description 0 opens a new group. Left out or -1, the bid is in none, and leaves the one that it was in. */
                    bidGroup?: number;
                    /** @description A lot by its id. */
                    carId: string;
                    /** @description Bid or export types by their numbers, as `GET /v1/bid/type` lists them. */
                    bidType?: number;
                    /** @description 1: the terms are agreed, store it. 0: say only what would happen. */
                    confirm: number;
                    /** @enum {string} */
                    lotType: "auction" | "stock" | "bike" | "mech";
                    comment?: string;
                    /** @description Repeating a call with the same key answers the first answer. */
                    idempotencyKey?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PlacedBid"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bids.exportTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["TypeOption"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bids.updateAdjustmentPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                    adjustmentPrice: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bids.updateAutoBid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                    autoBid: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bids.updateBid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Yen. */
                    amount?: number;
                    /** @description -1 takes the bid out of its group, 0 opens a new one; left out, it stays where it is. */
                    bidGroup?: number;
                    adjustmentPrice?: number;
                    /** @description -1 is none; left out, it stays what it is. */
                    exportType?: number;
                    /** @description A bid by its number. */
                    bidId: number;
                    /** @description The version that the caller has seen. */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["EditedBid"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bids.updateBidPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Yen. */
                    amount: number;
                    /** @description -1 takes the bid out of its group, 0 opens a new one; left out, it stays where it is. */
                    bidGroup?: number;
                    adjustmentPrice?: number;
                    /** @description -1 is none; left out, it stays what it is. */
                    exportType?: number;
                    jasId: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["EditedBid"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bids.updateBidStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                    /** @description Statuses, by their numbers or names. */
                    status: number;
                    /** @description What the lot went for, entered together with the status or not at all; 0 takes it back. Yen. */
                    soldPrice?: number;
                    /**
                     * @description Required where the bid is archived: see `outcomeCan`.
                     * @default
                     */
                    reason?: string;
                    /** @description Although another client's bid is ahead on the lot, or its group is filled already. */
                    anyway?: boolean;
                    /** @description Why the lot is won a second time, by another client; kept in the history and the audit. Not for stock. */
                    secondWin?: string;
                    /** @description The status it must have, or else nothing changes: 'stale'. */
                    was?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "bids.updateSoldPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                    /** @description Yen; 0 takes it back. */
                    soldPrice: number;
                    /**
                     * @description Required where the bid is archived.
                     * @default
                     */
                    reason?: string;
                    /** @description The price it must have, or else nothing changes: 'stale'. Yen; 0 is none. */
                    was?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "budget.answerBudget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @enum {string} */
                    answer: "yes" | "no";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "budget.askBudget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A client by their number; the caller where it is left out. */
                    userId: number;
                    /** @description A lot by its id. */
                    carId: string;
                    /** @description Yen. */
                    amount: number;
                    /** @description A group by its number. */
                    bidGroup?: number;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "budget.viewBudget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            settings: components["schemas"]["BudgetSettings"];
                            /** @description Yen that may be won today in Japan, and in this week from its Monday. */
                            used: {
                                day: number;
                                week: number;
                            };
                            questions: {
                                id: number;
                                amount: number;
                                note: string;
                                /** @enum {string} */
                                state: "asked" | "yes" | "no" | "over";
                                /** Format: date-time */
                                askedAt: string;
                                answeredAt: string | null;
                                lotId: string;
                                /** @enum {string} */
                                lotType: "auction" | "stock" | "bike" | "mech";
                                lotNo: number;
                                auctionName: string;
                                name: string;
                                /** @description What the client has bid on the lot themselves. */
                                ownBid: number | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "budget.updateBudget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What may be won on one day of Japan, by the days of the auctions. */
                    perDay: number | null;
                    /** @description The same from Monday to Sunday. */
                    perWeek: number | null;
                    /** @description What each bid group may come to. */
                    perGroup: number | null;
                    /** @description Staff asks before it bids more than this on one lot. */
                    askAbove: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["BudgetSettings"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "calendar.viewCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            since: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "calendar.renewCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            path: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "calendar.stopCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "catalogue.listing": {
        parameters: {
            query?: {
                /** @description The maker’s name, as `GET /v1/{pageType}/makers` lists it. */
                makerId?: string;
                /** @description Names of models, as `GET /v1/{pageType}/models` lists them. */
                modelId?: string[];
                /** @description Days of the auction in Japan, `YYYY-MM-DD`. */
                auctionDate?: string[];
                /** @description The first day of the auction in Japan, included. */
                auctionDateFrom?: string;
                /** @description The last day of the auction in Japan, included. */
                auctionDateTo?: string;
                /** @description Whole codes, `GRS182`, or numbers from their beginning, `GRS182-0012`. */
                chassisId?: string[];
                /** @description Conditions, as the filters list them: `4.5`, `R`. */
                condition?: string[];
                /** @description Gearboxes, as the filters list them. */
                gearbox?: string[];
                /** @description Colors, as the filters list them. */
                color?: string[];
                /** @description Codes of 2§4.1. */
                status?: string[];
                /** @description Halls, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string[];
                /** @description Categories of machinery. */
                category?: string[];
                /** @description Subcategories of machinery. */
                subCategory?: string[];
                /** @description Sides of the steering wheel. */
                steering?: string[];
                /** @description `fits`, `cannotTell` or `doesNotFit`: as of the lot’s arrival at the caller’s own port. */
                destination?: string[];
                /** @description What a lot must not have by its sheet or its grade: `repair`, `replaced`, `toReplace`, `rust`, `disaster`, `mechanics`, `mileage`. Lots whose sheet nobody has read are left out unless `unread` is among them. */
                damage?: string[];
                /** @description Year of registration from. */
                yearFrom?: number;
                /** @description Year of registration up to. */
                yearTo?: number;
                /** @description Mileage from, in kilometers. */
                mileageFrom?: number;
                /** @description Mileage up to, in kilometers. */
                mileageTo?: number;
                /** @description Engine size from, in cubic centimeters. */
                engineFrom?: number;
                /** @description Engine size up to, in cubic centimeters. */
                engineTo?: number;
                /** @description Start price from, in yen. */
                startPriceFrom?: number;
                /** @description Start price up to, in yen. */
                startPriceTo?: number;
                /** @description Sold price from, in yen. */
                finishPriceFrom?: number;
                /** @description Sold price up to, in yen. */
                finishPriceTo?: number;
                /** @description Hours of operation from. */
                hourFrom?: number;
                /** @description Hours of operation up to. */
                hourTo?: number;
                /** @description Numbers and ranges: `1001,1005-1010`. */
                lotNo?: string;
                /** @description Words that must all be in the list of equipment. */
                equipement?: string;
                /** @description The same, rightly spelled. */
                equipment?: string;
                /** @description Which field the quick search is for. */
                quick_search_parameter?: "lot_no" | "model" | "chassis" | "equip";
                /** @description What the quick search looks for. */
                quick_search_text?: string;
                /** @description What the list is sorted by. */
                sort?: "auctionDate" | "year" | "condition" | "mileage" | "startPrice" | "soldPrice" | "hours" | "price";
                /** @description Upward or downward. */
                order?: "ASC" | "DESC";
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Listing"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "chat.bidChat": {
        parameters: {
            query: {
                /** @description A bid by its number. */
                bidId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            chat: components["schemas"]["ChatMessage"][];
                            /** @description What the buyer told the manager with the bid. */
                            comment: string;
                            isRead: boolean;
                            /** @description What it is about, so that a link to a chat needs no list around it. */
                            lotNo: number;
                            auctionName: string;
                            /** @description Whose bid it is, for those who may know. */
                            user: components["schemas"]["BidUser"] | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "chat.bidLogs": {
        parameters: {
            query: {
                /** @description A bid by its number. */
                bidId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** Format: date-time */
                            date: string;
                            userName: string;
                            event: string;
                            status: number;
                            userType: number | null;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "chat.saveChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                    comment: string;
                    /** @description Repeating a call with the same key says it once. */
                    idempotencyKey?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "chat.updateChatStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientPapers.askForPaper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The client, by its number. */
                    id: number;
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    type: "passport" | "companyRegistration" | "proofOfAddress" | "agreement" | "other";
                    /** @default  */
                    words?: string;
                    /**
                     * @description A Japanese day; empty for none.
                     * @default
                     */
                    dueOn?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientPapers.checkClient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The client, by its number. */
                    id: number;
                    /** @description Only those in this state. */
                    state: ("checked" | "refused") | null;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientPapers.clientPapers": {
        parameters: {
            query: {
                /** @description The client, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            papers: components["schemas"]["ClientPaper"][];
                            requests: {
                                /** @enum {string} */
                                type: "passport" | "companyRegistration" | "proofOfAddress" | "agreement" | "other";
                                words: string;
                                dueOn: string | null;
                                /** Format: date-time */
                                askedAt: string;
                            }[];
                            checked: {
                                /** @enum {string} */
                                state: "checked" | "refused";
                                by: string | null;
                                /** Format: date-time */
                                at: string;
                                note: string | null;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientPapers.deletePaper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The client, by its number. */
                    id: number;
                    /** @description A document by its number. */
                    documentId: number;
                    /** @description The reason, in the person’s own words. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientPapers.ownPapers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            papers: components["schemas"]["ClientPaper"][];
                            requests: {
                                /** @enum {string} */
                                type: "passport" | "companyRegistration" | "proofOfAddress" | "agreement" | "other";
                                words: string;
                                dueOn: string | null;
                                /** Format: date-time */
                                askedAt: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientPapers.reviewPaper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The client, by its number. */
                    id: number;
                    /** @description A document by its number. */
                    documentId: number;
                    /**
                     * @description Only those in this state.
                     * @enum {string}
                     */
                    state: "checked" | "refused";
                    /** @default  */
                    note?: string;
                    /**
                     * @description The last Japanese day on which an accepted paper is valid; empty for none.
                     * @default
                     */
                    validUntil?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientPapers.uploadClientPaper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The client, by its number. */
                    id: number;
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    type: "passport" | "companyRegistration" | "proofOfAddress" | "agreement" | "other";
                    /** @description A part of the name. */
                    name: string;
                    data: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientPapers.uploadOwnPaper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    type: "passport" | "companyRegistration" | "proofOfAddress" | "agreement" | "other";
                    /** @description A part of the name. */
                    name: string;
                    data: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientParts.clientCredit": {
        parameters: {
            query: {
                /** @description The client, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            parts: components["schemas"]["CreditPart"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientParts.clientLedger": {
        parameters: {
            query: {
                /** @description The client, by its number. */
                id: number;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            records: components["schemas"]["Payment"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientParts.clientPurchases": {
        parameters: {
            query: {
                /** @description The client, by its number. */
                id: number;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            purchases: components["schemas"]["ClientPurchase"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientParts.clientSessions": {
        parameters: {
            query: {
                /** @description The client, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            sessions: components["schemas"]["ClientSession"][];
                            passwordChanged: string | null;
                            /** @description Of a second step, those that are left. */
                            recoveryCodes: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientParts.closeClientSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The client, by its number. */
                    id: number;
                    /** Format: uuid */
                    session?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clientParts.stopClientBids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The client, by its number. */
                    id: number;
                    /** @description The reason, in the person’s own words. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            stopped: number;
                            byHand: {
                                bidId: number;
                                auction: string;
                                lotNo: number;
                                auctionDate: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clients.assignClients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /** @description Only clients of these managers, by number. */
                    managerId: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            assigned: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clients.clientHistory": {
        parameters: {
            query: {
                /** @description The client, by its number. */
                id: number;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            entries: components["schemas"]["ClientChange"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clients.createClient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    /** @description The email address of the account. */
                    email: string;
                    /** @default  */
                    company?: string;
                    /** @default  */
                    mobile?: string;
                    /** @description Only clients of these countries, by their numbers in `GET /v1/site/get-country-list`. */
                    countryId: number;
                    /** @default  */
                    city?: string;
                    /**
                     * @description The language of the answer.
                     * @default 692
                     */
                    language?: number;
                    /**
                     * @description Only accounts of these kinds.
                     * @default 1064
                     */
                    roleId?: number;
                    /**
                     * @description Only clients of these managers, by number.
                     * @default 0
                     */
                    managerId?: number;
                    /**
                     * @description Only clients of this dealer, by number.
                     * @default 0
                     */
                    dealerId?: number;
                    /** @default 0 */
                    creditLimit?: number;
                    /** @default 0 */
                    dailyBidLimit?: number;
                    /** @default 0 */
                    dailyUssLimit?: number;
                    /** @default  */
                    notes?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            userId: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clients.exportClients": {
        parameters: {
            query?: {
                /** @description A part of a name or number. */
                search?: string;
                /** @description Only accounts of these kinds. */
                roleId?: number;
                /** @description Only clients of these managers, by number. */
                managerId?: number;
                /** @description Only clients of this dealer, by number. */
                dealerId?: number;
                /** @description Only clients of these countries, by their numbers in `GET /v1/site/get-country-list`. */
                countryId?: number;
                /** @description 1: only who owes. */
                debt?: number;
                /** @description Only clients whose balance is of this kind. */
                balance?: "zero" | "positive";
                /** @description Only clients whose account is held. */
                held?: "none" | "free" | "near" | "full";
                /** @description Only clients who last logged in within this time. */
                lastLogin?: "today" | "week" | "month" | "longer" | "never";
                /** @description 1: with a second step, 0: without. */
                twoStep?: number;
                /** @description 1: only whom nobody looks after. */
                unassigned?: number;
                /** @description 1: only whose papers nobody has checked. */
                unchecked?: number;
                /** @description 1: only who has a paper that has ended, or ends within thirty days. */
                endingPapers?: number;
                /** @description 1: only who asked for their account to be deleted. */
                deletion?: number;
                /** @description What the list is sorted by. */
                sort?: "id" | "name" | "country" | "role" | "balance" | "creditLimit" | "maximum" | "held" | "liveBids" | "lastLogin" | "registered" | "deletionAsked";
                /** @description Upward or downward. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clients.listClients": {
        parameters: {
            query?: {
                /** @description A part of a name or number. */
                search?: string;
                /** @description Only accounts of these kinds. */
                roleId?: number;
                /** @description Only clients of these managers, by number. */
                managerId?: number;
                /** @description Only clients of this dealer, by number. */
                dealerId?: number;
                /** @description Only clients of these countries, by their numbers in `GET /v1/site/get-country-list`. */
                countryId?: number;
                /** @description 1: only who owes. */
                debt?: number;
                /** @description Only clients whose balance is of this kind. */
                balance?: "zero" | "positive";
                /** @description Only clients whose account is held. */
                held?: "none" | "free" | "near" | "full";
                /** @description Only clients who last logged in within this time. */
                lastLogin?: "today" | "week" | "month" | "longer" | "never";
                /** @description 1: with a second step, 0: without. */
                twoStep?: number;
                /** @description 1: only whom nobody looks after. */
                unassigned?: number;
                /** @description 1: only whose papers nobody has checked. */
                unchecked?: number;
                /** @description 1: only who has a paper that has ended, or ends within thirty days. */
                endingPapers?: number;
                /** @description 1: only who asked for their account to be deleted. */
                deletion?: number;
                /** @description What the list is sorted by. */
                sort?: "id" | "name" | "country" | "role" | "balance" | "creditLimit" | "maximum" | "held" | "liveBids" | "lastLogin" | "registered" | "deletionAsked";
                /** @description Upward or downward. */
                order?: "asc" | "desc";
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            clients: components["schemas"]["ClientRow"][];
                            /** @description How many there are of each kind that meet the rest of what is asked. */
                            counts: {
                                roleId: number;
                                count: number;
                            }[];
                            /** @description How many of all clients are at work here now. */
                            online: number;
                            /** @description How many of all clients asked for their account to be deleted. */
                            deletionRequests: number;
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clients.listKeepers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            managers: {
                                value: number;
                                label: string;
                            }[];
                            dealers: {
                                value: number;
                                label: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clients.resetTwoStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The client, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clients.updateClient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The client, by its number. */
                    id: number;
                    fullName?: string;
                    /** @description The email address of the account. */
                    email?: string;
                    mobile?: string;
                    officePhone?: string;
                    messengerNumber?: string;
                    company?: string;
                    /** @description Only clients of these countries, by their numbers in `GET /v1/site/get-country-list`. */
                    countryId?: number;
                    city?: string;
                    address?: string;
                    /** @description The port of destination. */
                    port?: string;
                    /** @description Only accounts of these kinds. */
                    roleId?: number;
                    /** @description Only clients of this dealer, by number. */
                    dealerId?: number;
                    /** @description Only clients of these managers, by number. */
                    managerId?: number;
                    creditLimit?: number;
                    dailyBidLimit?: number;
                    dailyUssLimit?: number;
                    notes?: string;
                    /** @description The language of the answer. */
                    language?: number;
                    /** @description Capitals and digits, up to six; no other client has it. */
                    shortCode?: string;
                    /** @description The reason, in the person’s own words. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clients.updatePermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The client, by its number. */
                    id: number;
                    permissions: {
                        [key: string]: boolean | null;
                    };
                    /** @description The reason, in the person’s own words. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "clients.viewClient": {
        parameters: {
            query: {
                /** @description The client, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ClientView"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "company.previewPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    markdown: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PageText"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "site.siteConfig": {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                language?: "en" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SiteConfig"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "company.saveCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the caller has seen. */
                    version: number;
                    /** @description The draft that was seen: what is published takes its place. */
                    draftVersion?: number;
                    sections: {
                        brand?: {
                            name: string;
                            brand: string;
                            /** @description CSS color of the login panel and of mails. */
                            panelColor: string;
                            logo: {
                                light: string;
                                dark: string | null;
                                mark: string | null;
                            } | null;
                            favicon: string | null;
                            touchIcon: string | null;
                            themeColor: {
                                light: string;
                                dark: string;
                            };
                        } | null;
                        panel?: {
                            en: {
                                headline: string;
                                points: {
                                    title: string;
                                    description: string;
                                }[];
                                email: string | null;
                                messenger: {
                                    label: string;
                                    href: string;
                                } | null;
                                poweredBy: string | null;
                            };
                            ru: {
                                headline: string;
                                points: {
                                    title: string;
                                    description: string;
                                }[];
                                email: string | null;
                                messenger: {
                                    label: string;
                                    href: string;
                                } | null;
                                poweredBy: string | null;
                            };
                        } | null;
                        notice?: {
                            en: {
                                headline: string;
                                description: string;
                            } | null;
                            ru: {
                                headline: string;
                                description: string;
                            } | null;
                            from?: string | null;
                            until?: string | null;
                        } | null;
                        description?: {
                            en: string;
                            ru: string;
                        } | null;
                        links?: {
                            en: {
                                headerLinks: {
                                    label: string;
                                    href: string;
                                }[];
                                sidebarLinks: {
                                    label: string;
                                    href: string;
                                }[];
                                messenger: {
                                    label: string;
                                    href: string;
                                } | null;
                            };
                            ru: {
                                headerLinks: {
                                    label: string;
                                    href: string;
                                }[];
                                sidebarLinks: {
                                    label: string;
                                    href: string;
                                }[];
                                messenger: {
                                    label: string;
                                    href: string;
                                } | null;
                            };
                        } | null;
                        bidding?: {
                            bidStep?: number;
                            depositAmount?: number;
                            agentFee?: number;
                            skuPrefix?: string;
                            /** @enum {string} */
                            sameLotPriority?: "highest" | "first";
                            countOverbidAllowance?: boolean;
                            tellSameLot?: boolean;
                            cancelAlertMinutes?: number;
                            lateProcessingDays?: number;
                            lateShipDays?: number;
                            lateUnpaidDays?: number;
                            /** @enum {string} */
                            exportCertificateFrom?: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                            /** @enum {string} */
                            billOfLadingFrom?: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                            /** @enum {string} */
                            passportFrom?: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                            /** @enum {string} */
                            paymentSlipFrom?: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                        } | null;
                        accounts?: {
                            /** @enum {string} */
                            catalogueAccess?: "members" | "public";
                            passwordMinLength?: number;
                            favouriteGroups?: string[];
                            termsUrl?: string;
                            cookiesUrl?: string;
                            dashboard?: boolean;
                            clientTwoStep?: boolean;
                            signUpMail?: string;
                            signUpFields?: ("company" | "officePhone" | "messengerNumber" | "address" | "port")[];
                        } | null;
                        money?: {
                            invoiceOnPrice?: boolean;
                            invoiceDueDays?: number;
                            closedUntil?: string;
                        } | null;
                        retention?: {
                            /** @enum {string} */
                            keepAudit?: "years7" | "years10" | "always";
                            /** @enum {string} */
                            keepMails?: "days30" | "days90" | "year1" | "always";
                            /** @enum {string} */
                            keepDevices?: "days90" | "days180" | "days400" | "years2";
                            /** @enum {string} */
                            keepUploads?: "days30" | "days90" | "year1" | "always";
                            /** @enum {string} */
                            keepRefusedPapers?: "days30" | "days90" | "year1" | "always";
                            /** @enum {string} */
                            keepLeftDocuments?: "days90" | "year1" | "years7" | "always";
                            /** @enum {string} */
                            keepGatewayMessages?: "days30" | "days90" | "year1";
                            /** @enum {string} */
                            keepFeedRuns?: "days30" | "days90" | "year1";
                            /** @enum {string} */
                            keepWebhookLog?: "days30" | "days90" | "year1";
                        } | null;
                        "how-to-buy"?: {
                            en: string;
                            ru: string;
                        } | null;
                        about?: {
                            en: string;
                            ru: string;
                        } | null;
                        terms?: {
                            en: string;
                            ru: string;
                        } | null;
                        privacy?: {
                            en: string;
                            ru: string;
                        } | null;
                        cookies?: {
                            en: string;
                            ru: string;
                        } | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @description Counts changes: a save names the version it is based on. */
                            version: number;
                            sections: components["schemas"]["CompanySections"];
                            changed: {
                                /** @enum {string} */
                                section: "brand" | "panel" | "notice" | "description" | "links" | "bidding" | "accounts" | "money" | "retention" | "how-to-buy" | "about" | "terms" | "privacy" | "cookies";
                                at: string;
                                by: string | null;
                            }[];
                            draft: {
                                /** @description Counts changes of it, as `version` those of what is published. */
                                version: number;
                                sections: {
                                    brand?: {
                                        name: string;
                                        brand: string;
                                        /** @description CSS color of the login panel and of mails. */
                                        panelColor: string;
                                        logo: {
                                            light: string;
                                            dark: string | null;
                                            mark: string | null;
                                        } | null;
                                        favicon: string | null;
                                        touchIcon: string | null;
                                        themeColor: {
                                            light: string;
                                            dark: string;
                                        };
                                    } | null;
                                    panel?: {
                                        en: {
                                            headline: string;
                                            points: {
                                                title: string;
                                                description: string;
                                            }[];
                                            email: string | null;
                                            messenger: {
                                                label: string;
                                                href: string;
                                            } | null;
                                            poweredBy: string | null;
                                        };
                                        ru: {
                                            headline: string;
                                            points: {
                                                title: string;
                                                description: string;
                                            }[];
                                            email: string | null;
                                            messenger: {
                                                label: string;
                                                href: string;
                                            } | null;
                                            poweredBy: string | null;
                                        };
                                    } | null;
                                    notice?: {
                                        en: {
                                            headline: string;
                                            description: string;
                                        } | null;
                                        ru: {
                                            headline: string;
                                            description: string;
                                        } | null;
                                        /** @description When it is shown, as `2026-11-27T18:00` of Japan. */
                                        from: string | null;
                                        until: string | null;
                                    } | null;
                                    description?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    links?: {
                                        en: {
                                            headerLinks: {
                                                label: string;
                                                href: string;
                                            }[];
                                            sidebarLinks: {
                                                label: string;
                                                href: string;
                                            }[];
                                            messenger: {
                                                label: string;
                                                href: string;
                                            } | null;
                                        };
                                        ru: {
                                            headerLinks: {
                                                label: string;
                                                href: string;
                                            }[];
                                            sidebarLinks: {
                                                label: string;
                                                href: string;
                                            }[];
                                            messenger: {
                                                label: string;
                                                href: string;
                                            } | null;
                                        };
                                    } | null;
                                    bidding?: {
                                        bidStep: number;
                                        depositAmount: number;
                                        agentFee: number;
                                        skuPrefix: string;
                                        /** @enum {string} */
                                        sameLotPriority: "highest" | "first";
                                        countOverbidAllowance: boolean;
                                        tellSameLot: boolean;
                                        cancelAlertMinutes: number;
                                        lateProcessingDays: number;
                                        lateShipDays: number;
                                        lateUnpaidDays: number;
                                        /** @enum {string} */
                                        exportCertificateFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                                        /** @enum {string} */
                                        billOfLadingFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                                        /** @enum {string} */
                                        passportFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                                        /** @enum {string} */
                                        paymentSlipFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                                    } | null;
                                    accounts?: {
                                        /** @enum {string} */
                                        catalogueAccess: "members" | "public";
                                        passwordMinLength: number;
                                        favouriteGroups: string[];
                                        termsUrl: string;
                                        cookiesUrl: string;
                                        dashboard: boolean;
                                        clientTwoStep: boolean;
                                        signUpMail: string;
                                        signUpFields: ("company" | "officePhone" | "messengerNumber" | "address" | "port")[];
                                    } | null;
                                    money?: {
                                        invoiceOnPrice: boolean;
                                        invoiceDueDays: number;
                                        closedUntil: string;
                                    } | null;
                                    retention?: {
                                        /** @enum {string} */
                                        keepAudit: "years7" | "years10" | "always";
                                        /** @enum {string} */
                                        keepMails: "days30" | "days90" | "year1" | "always";
                                        /** @enum {string} */
                                        keepDevices: "days90" | "days180" | "days400" | "years2";
                                        /** @enum {string} */
                                        keepUploads: "days30" | "days90" | "year1" | "always";
                                        /** @enum {string} */
                                        keepRefusedPapers: "days30" | "days90" | "year1" | "always";
                                        /** @enum {string} */
                                        keepLeftDocuments: "days90" | "year1" | "years7" | "always";
                                        /** @enum {string} */
                                        keepGatewayMessages: "days30" | "days90" | "year1";
                                        /** @enum {string} */
                                        keepFeedRuns: "days30" | "days90" | "year1";
                                        /** @enum {string} */
                                        keepWebhookLog: "days30" | "days90" | "year1";
                                    } | null;
                                    "how-to-buy"?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    about?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    terms?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    privacy?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    cookies?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                };
                                changed: {
                                    /** @enum {string} */
                                    section: "brand" | "panel" | "notice" | "description" | "links" | "bidding" | "accounts" | "money" | "retention" | "how-to-buy" | "about" | "terms" | "privacy" | "cookies";
                                    at: string;
                                    by: string | null;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "company.saveCompanyDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the caller has seen. */
                    version: number;
                    sections: {
                        brand?: {
                            name: string;
                            brand: string;
                            /** @description CSS color of the login panel and of mails. */
                            panelColor: string;
                            logo: {
                                light: string;
                                dark: string | null;
                                mark: string | null;
                            } | null;
                            favicon: string | null;
                            touchIcon: string | null;
                            themeColor: {
                                light: string;
                                dark: string;
                            };
                        } | null;
                        panel?: {
                            en: {
                                headline: string;
                                points: {
                                    title: string;
                                    description: string;
                                }[];
                                email: string | null;
                                messenger: {
                                    label: string;
                                    href: string;
                                } | null;
                                poweredBy: string | null;
                            };
                            ru: {
                                headline: string;
                                points: {
                                    title: string;
                                    description: string;
                                }[];
                                email: string | null;
                                messenger: {
                                    label: string;
                                    href: string;
                                } | null;
                                poweredBy: string | null;
                            };
                        } | null;
                        notice?: {
                            en: {
                                headline: string;
                                description: string;
                            } | null;
                            ru: {
                                headline: string;
                                description: string;
                            } | null;
                            from?: string | null;
                            until?: string | null;
                        } | null;
                        description?: {
                            en: string;
                            ru: string;
                        } | null;
                        links?: {
                            en: {
                                headerLinks: {
                                    label: string;
                                    href: string;
                                }[];
                                sidebarLinks: {
                                    label: string;
                                    href: string;
                                }[];
                                messenger: {
                                    label: string;
                                    href: string;
                                } | null;
                            };
                            ru: {
                                headerLinks: {
                                    label: string;
                                    href: string;
                                }[];
                                sidebarLinks: {
                                    label: string;
                                    href: string;
                                }[];
                                messenger: {
                                    label: string;
                                    href: string;
                                } | null;
                            };
                        } | null;
                        bidding?: {
                            bidStep?: number;
                            depositAmount?: number;
                            agentFee?: number;
                            skuPrefix?: string;
                            /** @enum {string} */
                            sameLotPriority?: "highest" | "first";
                            countOverbidAllowance?: boolean;
                            tellSameLot?: boolean;
                            cancelAlertMinutes?: number;
                            lateProcessingDays?: number;
                            lateShipDays?: number;
                            lateUnpaidDays?: number;
                            /** @enum {string} */
                            exportCertificateFrom?: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                            /** @enum {string} */
                            billOfLadingFrom?: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                            /** @enum {string} */
                            passportFrom?: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                            /** @enum {string} */
                            paymentSlipFrom?: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                        } | null;
                        accounts?: {
                            /** @enum {string} */
                            catalogueAccess?: "members" | "public";
                            passwordMinLength?: number;
                            favouriteGroups?: string[];
                            termsUrl?: string;
                            cookiesUrl?: string;
                            dashboard?: boolean;
                            clientTwoStep?: boolean;
                            signUpMail?: string;
                            signUpFields?: ("company" | "officePhone" | "messengerNumber" | "address" | "port")[];
                        } | null;
                        money?: {
                            invoiceOnPrice?: boolean;
                            invoiceDueDays?: number;
                            closedUntil?: string;
                        } | null;
                        retention?: {
                            /** @enum {string} */
                            keepAudit?: "years7" | "years10" | "always";
                            /** @enum {string} */
                            keepMails?: "days30" | "days90" | "year1" | "always";
                            /** @enum {string} */
                            keepDevices?: "days90" | "days180" | "days400" | "years2";
                            /** @enum {string} */
                            keepUploads?: "days30" | "days90" | "year1" | "always";
                            /** @enum {string} */
                            keepRefusedPapers?: "days30" | "days90" | "year1" | "always";
                            /** @enum {string} */
                            keepLeftDocuments?: "days90" | "year1" | "years7" | "always";
                            /** @enum {string} */
                            keepGatewayMessages?: "days30" | "days90" | "year1";
                            /** @enum {string} */
                            keepFeedRuns?: "days30" | "days90" | "year1";
                            /** @enum {string} */
                            keepWebhookLog?: "days30" | "days90" | "year1";
                        } | null;
                        "how-to-buy"?: {
                            en: string;
                            ru: string;
                        } | null;
                        about?: {
                            en: string;
                            ru: string;
                        } | null;
                        terms?: {
                            en: string;
                            ru: string;
                        } | null;
                        privacy?: {
                            en: string;
                            ru: string;
                        } | null;
                        cookies?: {
                            en: string;
                            ru: string;
                        } | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @description Counts changes: a save names the version it is based on. */
                            version: number;
                            sections: components["schemas"]["CompanySections"];
                            changed: {
                                /** @enum {string} */
                                section: "brand" | "panel" | "notice" | "description" | "links" | "bidding" | "accounts" | "money" | "retention" | "how-to-buy" | "about" | "terms" | "privacy" | "cookies";
                                at: string;
                                by: string | null;
                            }[];
                            draft: {
                                /** @description Counts changes of it, as `version` those of what is published. */
                                version: number;
                                sections: {
                                    brand?: {
                                        name: string;
                                        brand: string;
                                        /** @description CSS color of the login panel and of mails. */
                                        panelColor: string;
                                        logo: {
                                            light: string;
                                            dark: string | null;
                                            mark: string | null;
                                        } | null;
                                        favicon: string | null;
                                        touchIcon: string | null;
                                        themeColor: {
                                            light: string;
                                            dark: string;
                                        };
                                    } | null;
                                    panel?: {
                                        en: {
                                            headline: string;
                                            points: {
                                                title: string;
                                                description: string;
                                            }[];
                                            email: string | null;
                                            messenger: {
                                                label: string;
                                                href: string;
                                            } | null;
                                            poweredBy: string | null;
                                        };
                                        ru: {
                                            headline: string;
                                            points: {
                                                title: string;
                                                description: string;
                                            }[];
                                            email: string | null;
                                            messenger: {
                                                label: string;
                                                href: string;
                                            } | null;
                                            poweredBy: string | null;
                                        };
                                    } | null;
                                    notice?: {
                                        en: {
                                            headline: string;
                                            description: string;
                                        } | null;
                                        ru: {
                                            headline: string;
                                            description: string;
                                        } | null;
                                        /** @description When it is shown, as `2026-11-27T18:00` of Japan. */
                                        from: string | null;
                                        until: string | null;
                                    } | null;
                                    description?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    links?: {
                                        en: {
                                            headerLinks: {
                                                label: string;
                                                href: string;
                                            }[];
                                            sidebarLinks: {
                                                label: string;
                                                href: string;
                                            }[];
                                            messenger: {
                                                label: string;
                                                href: string;
                                            } | null;
                                        };
                                        ru: {
                                            headerLinks: {
                                                label: string;
                                                href: string;
                                            }[];
                                            sidebarLinks: {
                                                label: string;
                                                href: string;
                                            }[];
                                            messenger: {
                                                label: string;
                                                href: string;
                                            } | null;
                                        };
                                    } | null;
                                    bidding?: {
                                        bidStep: number;
                                        depositAmount: number;
                                        agentFee: number;
                                        skuPrefix: string;
                                        /** @enum {string} */
                                        sameLotPriority: "highest" | "first";
                                        countOverbidAllowance: boolean;
                                        tellSameLot: boolean;
                                        cancelAlertMinutes: number;
                                        lateProcessingDays: number;
                                        lateShipDays: number;
                                        lateUnpaidDays: number;
                                        /** @enum {string} */
                                        exportCertificateFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                                        /** @enum {string} */
                                        billOfLadingFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                                        /** @enum {string} */
                                        passportFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                                        /** @enum {string} */
                                        paymentSlipFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                                    } | null;
                                    accounts?: {
                                        /** @enum {string} */
                                        catalogueAccess: "members" | "public";
                                        passwordMinLength: number;
                                        favouriteGroups: string[];
                                        termsUrl: string;
                                        cookiesUrl: string;
                                        dashboard: boolean;
                                        clientTwoStep: boolean;
                                        signUpMail: string;
                                        signUpFields: ("company" | "officePhone" | "messengerNumber" | "address" | "port")[];
                                    } | null;
                                    money?: {
                                        invoiceOnPrice: boolean;
                                        invoiceDueDays: number;
                                        closedUntil: string;
                                    } | null;
                                    retention?: {
                                        /** @enum {string} */
                                        keepAudit: "years7" | "years10" | "always";
                                        /** @enum {string} */
                                        keepMails: "days30" | "days90" | "year1" | "always";
                                        /** @enum {string} */
                                        keepDevices: "days90" | "days180" | "days400" | "years2";
                                        /** @enum {string} */
                                        keepUploads: "days30" | "days90" | "year1" | "always";
                                        /** @enum {string} */
                                        keepRefusedPapers: "days30" | "days90" | "year1" | "always";
                                        /** @enum {string} */
                                        keepLeftDocuments: "days90" | "year1" | "years7" | "always";
                                        /** @enum {string} */
                                        keepGatewayMessages: "days30" | "days90" | "year1";
                                        /** @enum {string} */
                                        keepFeedRuns: "days30" | "days90" | "year1";
                                        /** @enum {string} */
                                        keepWebhookLog: "days30" | "days90" | "year1";
                                    } | null;
                                    "how-to-buy"?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    about?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    terms?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    privacy?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    cookies?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                };
                                changed: {
                                    /** @enum {string} */
                                    section: "brand" | "panel" | "notice" | "description" | "links" | "bidding" | "accounts" | "money" | "retention" | "how-to-buy" | "about" | "terms" | "privacy" | "cookies";
                                    at: string;
                                    by: string | null;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "company.uploadPicture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "company.viewCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @description Counts changes: a save names the version it is based on. */
                            version: number;
                            sections: components["schemas"]["CompanySections"];
                            changed: {
                                /** @enum {string} */
                                section: "brand" | "panel" | "notice" | "description" | "links" | "bidding" | "accounts" | "money" | "retention" | "how-to-buy" | "about" | "terms" | "privacy" | "cookies";
                                at: string;
                                by: string | null;
                            }[];
                            draft: {
                                /** @description Counts changes of it, as `version` those of what is published. */
                                version: number;
                                sections: {
                                    brand?: {
                                        name: string;
                                        brand: string;
                                        /** @description CSS color of the login panel and of mails. */
                                        panelColor: string;
                                        logo: {
                                            light: string;
                                            dark: string | null;
                                            mark: string | null;
                                        } | null;
                                        favicon: string | null;
                                        touchIcon: string | null;
                                        themeColor: {
                                            light: string;
                                            dark: string;
                                        };
                                    } | null;
                                    panel?: {
                                        en: {
                                            headline: string;
                                            points: {
                                                title: string;
                                                description: string;
                                            }[];
                                            email: string | null;
                                            messenger: {
                                                label: string;
                                                href: string;
                                            } | null;
                                            poweredBy: string | null;
                                        };
                                        ru: {
                                            headline: string;
                                            points: {
                                                title: string;
                                                description: string;
                                            }[];
                                            email: string | null;
                                            messenger: {
                                                label: string;
                                                href: string;
                                            } | null;
                                            poweredBy: string | null;
                                        };
                                    } | null;
                                    notice?: {
                                        en: {
                                            headline: string;
                                            description: string;
                                        } | null;
                                        ru: {
                                            headline: string;
                                            description: string;
                                        } | null;
                                        /** @description When it is shown, as `2026-11-27T18:00` of Japan. */
                                        from: string | null;
                                        until: string | null;
                                    } | null;
                                    description?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    links?: {
                                        en: {
                                            headerLinks: {
                                                label: string;
                                                href: string;
                                            }[];
                                            sidebarLinks: {
                                                label: string;
                                                href: string;
                                            }[];
                                            messenger: {
                                                label: string;
                                                href: string;
                                            } | null;
                                        };
                                        ru: {
                                            headerLinks: {
                                                label: string;
                                                href: string;
                                            }[];
                                            sidebarLinks: {
                                                label: string;
                                                href: string;
                                            }[];
                                            messenger: {
                                                label: string;
                                                href: string;
                                            } | null;
                                        };
                                    } | null;
                                    bidding?: {
                                        bidStep: number;
                                        depositAmount: number;
                                        agentFee: number;
                                        skuPrefix: string;
                                        /** @enum {string} */
                                        sameLotPriority: "highest" | "first";
                                        countOverbidAllowance: boolean;
                                        tellSameLot: boolean;
                                        cancelAlertMinutes: number;
                                        lateProcessingDays: number;
                                        lateShipDays: number;
                                        lateUnpaidDays: number;
                                        /** @enum {string} */
                                        exportCertificateFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                                        /** @enum {string} */
                                        billOfLadingFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                                        /** @enum {string} */
                                        passportFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                                        /** @enum {string} */
                                        paymentSlipFrom: "processing" | "domesticTransport" | "waitingShip" | "waitingLoading" | "inTransit" | "delivered" | "never";
                                    } | null;
                                    accounts?: {
                                        /** @enum {string} */
                                        catalogueAccess: "members" | "public";
                                        passwordMinLength: number;
                                        favouriteGroups: string[];
                                        termsUrl: string;
                                        cookiesUrl: string;
                                        dashboard: boolean;
                                        clientTwoStep: boolean;
                                        signUpMail: string;
                                        signUpFields: ("company" | "officePhone" | "messengerNumber" | "address" | "port")[];
                                    } | null;
                                    money?: {
                                        invoiceOnPrice: boolean;
                                        invoiceDueDays: number;
                                        closedUntil: string;
                                    } | null;
                                    retention?: {
                                        /** @enum {string} */
                                        keepAudit: "years7" | "years10" | "always";
                                        /** @enum {string} */
                                        keepMails: "days30" | "days90" | "year1" | "always";
                                        /** @enum {string} */
                                        keepDevices: "days90" | "days180" | "days400" | "years2";
                                        /** @enum {string} */
                                        keepUploads: "days30" | "days90" | "year1" | "always";
                                        /** @enum {string} */
                                        keepRefusedPapers: "days30" | "days90" | "year1" | "always";
                                        /** @enum {string} */
                                        keepLeftDocuments: "days90" | "year1" | "years7" | "always";
                                        /** @enum {string} */
                                        keepGatewayMessages: "days30" | "days90" | "year1";
                                        /** @enum {string} */
                                        keepFeedRuns: "days30" | "days90" | "year1";
                                        /** @enum {string} */
                                        keepWebhookLog: "days30" | "days90" | "year1";
                                    } | null;
                                    "how-to-buy"?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    about?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    terms?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    privacy?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                    cookies?: {
                                        en: string;
                                        ru: string;
                                    } | null;
                                };
                                changed: {
                                    /** @enum {string} */
                                    section: "brand" | "panel" | "notice" | "description" | "links" | "bidding" | "accounts" | "money" | "retention" | "how-to-buy" | "about" | "terms" | "privacy" | "cookies";
                                    at: string;
                                    by: string | null;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "consignees.listConsignees": {
        parameters: {
            query?: {
                /** @description A client by their number. */
                clientId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            list: {
                                value: number;
                                label: string;
                                port: string | null;
                                used: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "consignees.saveConsignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The consignee, by its number. */
                    id: number;
                    consignee: {
                        value?: number;
                        fullName: string;
                        /** @default  */
                        company?: string;
                        address: string;
                        countryId: number | null;
                        /** @default  */
                        city?: string;
                        /** @default  */
                        port?: string;
                        telephone: string;
                        email: string;
                        /** @default  */
                        paymentMethod?: string;
                    };
                    notifyParty: {
                        /** @constant */
                        sameAsConsignee: true;
                    } | {
                        value?: number;
                        fullName: string;
                        /** @default  */
                        company?: string;
                        address: string;
                        countryId: number | null;
                        /** @default  */
                        city?: string;
                        /** @default  */
                        port?: string;
                        telephone: string;
                        email: string;
                        /** @default  */
                        paymentMethod?: string;
                        /**
                         * @default false
                         * @constant
                         */
                        sameAsConsignee?: false;
                    };
                    /**
                     * @description Needed of staff once it is locked.
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "consignees.viewConsignee": {
        parameters: {
            query: {
                /** @description The consignee, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Consignee"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "costs.discardCostDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the caller has seen. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "costs.landedCost": {
        parameters: {
            query: {
                /** @description A lot by its id. */
                carId: string;
                /** @description Yen. */
                amount: number;
                /** @description The port of destination. */
                port?: string;
                /** @description How the vehicle is cleared at the port. */
                regime?: "private" | "trader";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            version: {
                                id: number;
                                validFrom: string;
                            };
                            port: string | null;
                            country: string | null;
                            /** @enum {string} */
                            regime: "private" | "trader";
                            /** @description The day of Japan on which it is about to arrive. */
                            arrives: string;
                            vehicle: unknown;
                            estimate: components["schemas"]["CostEstimate"];
                            /** @description Whether it may come in, with every rule, as of the day on which it arrives; null without a port. */
                            importVerdict: unknown | null;
                            sources: {
                                title: string;
                                url: string;
                                readOn: string;
                                official: boolean;
                            }[];
                            /** @description What is not in the sums. */
                            notIncluded: {
                                en: string;
                                ru: string;
                            }[];
                            /** @description Yen for one unit of a currency, and their day. */
                            rates: {
                                [key: string]: string;
                            };
                            ratesOn: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "costs.listCostTables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            versions: {
                                id: number;
                                /** @enum {string} */
                                status: "draft" | "published";
                                /** @description Days of Japan; the last one is excluded, and null while nothing follows. */
                                validFrom: string | null;
                                validTo: string | null;
                                by: string | null;
                                /** Format: date-time */
                                at: string;
                                /** @description Counts the changes of a draft. */
                                version: number;
                            }[];
                            today: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "costs.lotCosts": {
        parameters: {
            query: {
                /** @description A lot by its id. */
                carId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            costs: {
                                version: {
                                    id: number;
                                    validFrom: string;
                                };
                                document: unknown;
                                vehicle: unknown;
                                hall: string;
                                choices: components["schemas"]["CostChoices"];
                                /** @description What sums are shown by in the viewer's own currency; the tables' rates are what costs are computed with. */
                                rates: components["schemas"]["ExchangeRate"][];
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "costs.previewCostTables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    document: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            problems: unknown[];
                            totals: unknown[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "costs.publishCostTables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the caller has seen. */
                    version: number;
                    from: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            id: number;
                            /** @enum {string} */
                            status: "draft" | "published";
                            /** @description Days of Japan; the last one is excluded, and null while nothing follows. */
                            validFrom: string | null;
                            validTo: string | null;
                            by: string | null;
                            /** Format: date-time */
                            at: string;
                            /** @description Counts the changes of a draft. */
                            version: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "costs.saveCostDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the caller has seen. */
                    version: number;
                    document: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            id: number;
                            /** @enum {string} */
                            status: "draft" | "published";
                            /** @description Days of Japan; the last one is excluded, and null while nothing follows. */
                            validFrom: string | null;
                            validTo: string | null;
                            by: string | null;
                            /** Format: date-time */
                            at: string;
                            /** @description Counts the changes of a draft. */
                            version: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "costs.updateCostChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The port of destination. */
                    port: string | null;
                    /**
                     * @description How the vehicle is cleared at the port.
                     * @enum {string}
                     */
                    regime: "private" | "trader";
                    /** @description Shown beside yen, which stays what is owed. */
                    currency: string | null;
                    /**
                     * @description What the headline and the budget are about.
                     * @enum {string}
                     */
                    milestone: "fob" | "cnf" | "cif" | "landed";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["CostChoices"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "costs.viewCostTables": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The version of the cost tables, by its number. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            version: {
                                id: number;
                                /** @enum {string} */
                                status: "draft" | "published";
                                /** @description Days of Japan; the last one is excluded, and null while nothing follows. */
                                validFrom: string | null;
                                validTo: string | null;
                                by: string | null;
                                /** Format: date-time */
                                at: string;
                                /** @description Counts the changes of a draft. */
                                version: number;
                            };
                            document: unknown;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "credit.viewCredit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            parts: components["schemas"]["CreditPart"][];
                            /** @description On this Japanese day: new bids, and requests for extra photos of USS lots. */
                            used: {
                                bids: number;
                                images: number;
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "dashboard.viewDashboard": {
        parameters: {
            query?: {
                /** @description The caller’s own, or everybody’s. */
                whose?: "all" | "mine" | "clients";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ClientDashboard"] | components["schemas"]["DealerDashboard"] | components["schemas"]["ManagerDashboard"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "dashboard.viewSetUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            steps: {
                                /** @enum {string} */
                                step: "company" | "bank" | "halls" | "costs" | "lots";
                                isDone: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deposits.confirmDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The deposit, by its number. */
                    id: number;
                    /** @description Yen that came; left out, it is what was announced. */
                    amount?: number;
                    /**
                     * @description Of Japan; empty is today.
                     * @default
                     */
                    date?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            biddingOpened: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deposits.depositInvoice": {
        parameters: {
            query: {
                /** @description The deposit, by its number. */
                id: number;
                /** @description The kind of what is asked for. */
                kind?: "deposit" | "purchase";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deposits.failDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The deposit, by its number. */
                    id: number;
                    /** @description The reason, in the person’s own words. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deposits.listDeposits": {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                state?: "pending" | "received" | "failed" | "expired";
                /** @description A part of the reference or of the client’s name, or the client’s id. */
                search?: string;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            deposits: components["schemas"]["DeskDeposit"][];
                            counts: {
                                pending: number;
                                received: number;
                                failed: number;
                                expired: number;
                            };
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deposits.viewDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            amount: number;
                            /** @description Those that the company has set up. */
                            methods: ("wallet" | "transfer" | "bank")[];
                            /** @description Null where the company has not said its account. */
                            bank: components["schemas"]["BankDetails"] | null;
                            /** @description The one that is on its way. */
                            waiting: components["schemas"]["Deposit"] | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deposits.openDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Only payments of this method.
                     * @enum {string}
                     */
                    method: "wallet" | "transfer" | "bank" | "invoice";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            deposit: components["schemas"]["Deposit"];
                            url: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deposits.remindDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The deposit, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "documents.askForDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @enum {string} */
                    what: "consignee" | "document";
                    /**
                     * @description Which paper.
                     * @enum {string}
                     */
                    type?: "invoice" | "exportCertificate" | "billOfLading" | "passport" | "paymentSlip" | "other";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "documents.checkDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description A document by its number. */
                    documentId: number;
                    /**
                     * @description Only those in this state.
                     * @enum {string}
                     */
                    state: "checked" | "refused";
                    /**
                     * @description What the client reads; needed to refuse.
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "documents.deleteDocument": {
        parameters: {
            query: {
                /** @description Which one, by its number. */
                id: number;
                /** @description A document by its number. */
                documentId: number;
                /** @description The reason, in the person’s own words. */
                reason?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "documents.uploadDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    type: "invoice" | "exportCertificate" | "billOfLading" | "passport" | "paymentSlip" | "other";
                    /** @description A part of the name. */
                    name: string;
                    /** @description Base64. */
                    data: string;
                    /** @default true */
                    visible?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            document: components["schemas"]["PurchaseDocument"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "favorites.addFavorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A group of favorites: `A` to `D`. */
                    group: string;
                    /** @description A lot by its id. */
                    carId: string;
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    type: "auction" | "stock" | "stats" | "bike" | "mech";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "favorites.deleteFavorite": {
        parameters: {
            query: {
                /** @description A group of favorites: `A` to `D`. */
                group: string;
                /** @description A lot by its id. */
                carId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            counter: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "favorites.listFavorites": {
        parameters: {
            query?: {
                /** @description A group of favorites: `A` to `D`. */
                group?: string;
                /** @description The kind of what is asked for. */
                type?: "auction" | "stock" | "stats" | "bike" | "mech";
                /** @description Which of them, by time. */
                time?: "today" | "upcoming" | "ended";
                /** @description Lot numbers and ranges, as listings look for them. */
                lotNo?: string;
                /** @description What the list is sorted by. */
                sort?: "auctionDate" | "year" | "condition" | "mileage" | "startPrice" | "soldPrice" | "hours" | "price";
                /** @description Upward or downward. */
                order?: "ASC" | "DESC";
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            carsList: components["schemas"]["FavoriteRow"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            groups: {
                                group: string;
                                counter: number;
                            }[];
                            /** @description Of the group, whatever else is asked for: lots by kind, and those that have ended. */
                            kinds: {
                                auction: number;
                                bike: number;
                                mech: number;
                                stock: number;
                            };
                            ended: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "favorites.moveFavorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A group of favorites: `A` to `D`. */
                    group: string;
                    to: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            counter: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "favorites.removeEnded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A group of favorites: `A` to `D`. */
                    group: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            counter: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feedSources.listPulls": {
        parameters: {
            query: {
                /** @description The feed, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            pulls: components["schemas"]["FeedPull"][];
                            unknownWords: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feedSources.listWords": {
        parameters: {
            query: {
                /** @description The feed, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            words: components["schemas"]["FeedWord"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feedSources.saveSource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null for a new feed. */
                    id: number | null;
                    settings: components["schemas"]["SourceSettings"];
                    /** @description Null keeps the code that is there, as long as the address stays on its host. */
                    code: string | null;
                    /** @description A part of the name. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            id: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feedSources.setWord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The feed, by its number. */
                    id: number;
                    /** @enum {string} */
                    field: "status" | "gearbox" | "drive" | "color";
                    word: string;
                    meaning: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feedSources.startPull": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The feed, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feedSources.stopPull": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The feed, by its number. */
                    id: number;
                    /** @enum {string} */
                    part: "main" | "bike" | "stats" | "history";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feedSources.testSource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null for a new feed. */
                    id: number | null;
                    settings: components["schemas"]["SourceSettings"];
                    /** @description Null keeps the code that is there, as long as the address stays on its host. */
                    code: string | null;
                    /** @enum {string} */
                    table: "main" | "stats" | "bike";
                    /**
                     * @description Which ten.
                     * @default 0
                     */
                    skip?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SourceTest"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feedSources.viewSource": {
        parameters: {
            query: {
                /** @description The feed, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            name: string;
                            settings: components["schemas"]["SourceSettings"];
                            codeEnd: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feeds.createFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A part of the name. */
                    name: string;
                    /** @description How often lots are expected, in minutes; null where there is no rhythm. */
                    everyMinutes: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            id: number;
                            key: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feeds.listBadLines": {
        parameters: {
            query: {
                /** @description A run by its number. */
                runId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            lines: {
                                line: number;
                                reason: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feeds.listFeedRuns": {
        parameters: {
            query: {
                /** @description The feed, by its number. */
                id: number;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            runs: components["schemas"]["FeedRun"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feeds.listFeeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            feeds: components["schemas"]["Feed"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feeds.openFeedUpload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The feed, by its number. */
                    id: number;
                    fileName: string;
                    /** @description Reads the file without writing anything. */
                    dryRun: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feeds.renewFeedKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The feed, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            key: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "feeds.updateFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The feed, by its number. */
                    id: number;
                    /** @description A part of the name. */
                    name: string;
                    /** @description How often lots are expected, in minutes; null where there is no rhythm. */
                    everyMinutes: number | null;
                    paused: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "firstRun.checkFirstRun": {
        parameters: {
            query: {
                /** @description What stands in the link of the email. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            passwordMinLength: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "firstRun.createOwner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands in the link of the email. */
                    token: string;
                    fullName: string;
                    /** @description The email address of the account. */
                    email: string;
                    password: string;
                    confirmPassword: string;
                    /**
                     * @description The language of the answer.
                     * @default 692
                     */
                    language?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            /** @constant */
                            secondStep: "setUp";
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "halls.listHalls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            halls: components["schemas"]["Hall"][];
                            defaults: components["schemas"]["HallTerms"];
                            publications: components["schemas"]["HallPublication"][];
                            /** @description Counts the publications: who publishes says which they have seen. */
                            version: number;
                            today: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "halls.saveHalls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the caller has seen. */
                    version: number;
                    from: string;
                    /** @description The reason, in the person’s own words. */
                    reason: string;
                    changes: components["schemas"]["HallChange"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "halls.withdrawHalls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imageReloads.reloadImages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A lot by its id. */
                    carId: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.checkImport": {
        parameters: {
            query: {
                /** @description The import, by its number. */
                id: number;
                /** @description Only rows of this kind. */
                only?: "all" | "problems";
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            lines: components["schemas"]["ImportLine"][];
                            /** @description Lines with nothing to stop them, with errors, and with nothing but warnings. */
                            counts: {
                                ready: number;
                                faulty: number;
                                warned: number;
                            };
                            /** @description Yen, of all lines; `balances` is what the balances of clients change by. */
                            sums: {
                                amount: number;
                                paid: number;
                                balances: number;
                            };
                            /** @description Required fields that no column holds. */
                            missing: ("email" | "fullName" | "company" | "country" | "city" | "address" | "port" | "mobile" | "officePhone" | "messengerNumber" | "language" | "role" | "manager" | "dealer" | "biddingAllowed" | "creditLimit" | "dailyBidLimit" | "dailyUssLimit" | "openingBalance" | "openingDay" | "notes" | "client" | "sku" | "purchaseDate" | "maker" | "model" | "year" | "chassis" | "auction" | "lotNo" | "grade" | "color" | "mileage" | "engine" | "price" | "agentFee" | "delivery" | "freight" | "other" | "total" | "paid" | "dueOn" | "status" | "stockYard" | "yardEta" | "exportPort" | "dischargePort" | "destination" | "exportType" | "shippingLine" | "voyage" | "etd" | "eta" | "blNumber" | "containerNo" | "note" | "staffNote")[];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.importStanding": {
        parameters: {
            query: {
                /** @description The import, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            standing: components["schemas"]["ImportStanding"][];
                            count: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.inviteImported": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The import, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            invited: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.listImports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            imports: {
                                id: number;
                                /** @enum {string} */
                                kind: "clients" | "purchases";
                                name: string;
                                lines: number;
                                read: {
                                    /** Format: date-time */
                                    at: string;
                                    by: string | null;
                                };
                                /** @enum {string} */
                                state: "draft" | "done" | "takenBack";
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.mapImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The import, by its number. */
                    id: number;
                    /** @description In the order of the columns. */
                    fields: (("email" | "fullName" | "company" | "country" | "city" | "address" | "port" | "mobile" | "officePhone" | "messengerNumber" | "language" | "role" | "manager" | "dealer" | "biddingAllowed" | "creditLimit" | "dailyBidLimit" | "dailyUssLimit" | "openingBalance" | "openingDay" | "notes" | "client" | "sku" | "purchaseDate" | "maker" | "model" | "year" | "chassis" | "auction" | "lotNo" | "grade" | "color" | "mileage" | "engine" | "price" | "agentFee" | "delivery" | "freight" | "other" | "total" | "paid" | "dueOn" | "status" | "stockYard" | "yardEta" | "exportPort" | "dischargePort" | "destination" | "exportType" | "shippingLine" | "voyage" | "etd" | "eta" | "blNumber" | "containerNo" | "note" | "staffNote") | null)[];
                    /**
                     * @description Of Japan; empty is today.
                     * @default
                     */
                    day?: string;
                    /** @default true */
                    counted?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ImportView"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.readImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    kind: "clients" | "purchases";
                    /** @description A part of the name. */
                    name: string;
                    data: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ImportView"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.runImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The import, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ImportView"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.takeBackImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The import, by its number. */
                    id: number;
                    /** @description The reason, in the person’s own words. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ImportView"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "imports.viewImport": {
        parameters: {
            query: {
                /** @description The import, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ImportView"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invoices.createInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    purchaseId: number;
                    /**
                     * @description A Japanese day; empty is as many days from now as the company sets.
                     * @default
                     */
                    dueOn?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            id: number;
                            number: string;
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "invoices.listInvoices": {
        parameters: {
            query?: {
                /** @description A part of the number, of the purchase’s or the client’s name, or the client’s id. */
                search?: string;
                /** @description A client by their number. */
                clientId?: number;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            invoices: components["schemas"]["InvoiceRow"][];
                            /** @description Yen that are still to be paid, of all that match. */
                            due: number;
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lot.downloadImages": {
        parameters: {
            query: {
                /** @description The lot, by its number. */
                id: string;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lot.extraImages": {
        parameters: {
            query: {
                /** @description The lot, by its number. */
                id: string;
                /** @description Halls by their names, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string;
                /** @description Numbers of lots within their auction, and ranges of them: `1001,1005-1010`. */
                lotNo?: string;
                /** @description Days of the auction in Japan, `YYYY-MM-DD`. */
                auctionDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            auctionLotDetail: {
                                /** @description How many lots are left for today; left out where nothing limits them. */
                                carCommonDetail: {
                                    isUss: boolean;
                                    ussLimit?: number;
                                };
                                carInfo: {
                                    id: string;
                                    images: string[];
                                    auctionSheet: string;
                                };
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lot.imageTranslate": {
        parameters: {
            query: {
                /** @description The address of the sheet’s picture. */
                image?: string;
                /** @description The maker’s name. */
                maker?: string;
                /** @description The model’s name. */
                model?: string;
                /** @description A lot by its id. */
                carId: string;
                /** @description Halls by their names, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string;
                /** @description Numbers of lots within their auction, and ranges of them: `1001,1005-1010`. */
                lotNo?: string;
                /** @description The language of the answer. */
                language: "EN" | "RU";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lot.shareLot": {
        parameters: {
            query?: {
                /** @description A lot by its id. */
                carId?: string;
                /** @description The lot, where it is a bike. */
                bikeId?: string;
                /** @description The lot, by its number. */
                id?: string;
                /** @description Days of the auction in Japan, `YYYY-MM-DD`. */
                auctionDate?: string;
                /** @description Which catalogue the lot is in. */
                auctionType?: "main" | "one" | "stats" | "bike" | "mech";
                /** @description The address of a picture of the lot. */
                imageUrl?: string;
            };
            header?: never;
            path: {
                /** @description The kind of what is asked for. */
                kind: "car-auction" | "bikes" | "machinery";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            password: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lot.revokeShare": {
        parameters: {
            query: {
                /** @description The lot, by its number. */
                id: string;
            };
            header?: never;
            path: {
                /** @description The kind of what is asked for. */
                kind: "car-auction" | "bikes" | "machinery";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lot.viewLot": {
        parameters: {
            query: {
                /** @description The lot, by its number. */
                id: string;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            lotDetail: components["schemas"]["LotDetail"];
                            /** @description Of a car whose hall counts them: of how many lots further photos may still be asked for today; `unlimited` where nothing limits them. */
                            ussCounter?: {
                                ussLimit: number;
                                unlimited?: boolean;
                                /** @description The viewer has the further photos of this lot: they are among its images. */
                                fetched?: boolean;
                            };
                            /** @description Of a car auction, for staff: whether its pictures are being fetched again, or were. */
                            imageReload?: components["schemas"]["ImageReload"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lot.viewSharedLot": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The lot, by its number. */
                    id: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            lotDetail: components["schemas"]["SharedLotDetail"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotCorrections.updateLot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: string;
                    /**
                     * @description Statuses, by their numbers or names.
                     * @enum {string}
                     */
                    status: "sold" | "notSold" | "cancelled" | "removed";
                    /** @description Yen; of a lot that was sold. */
                    soldPrice?: number;
                    /** @description The reason, in the person’s own words. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.auctionList": {
        parameters: {
            query: {
                /** @description The maker’s name, as `GET /v1/{pageType}/makers` lists it. */
                makerId?: string;
                /** @description Names of models, as `GET /v1/{pageType}/models` lists them. */
                modelId?: string[];
                /** @description Days of the auction in Japan, `YYYY-MM-DD`. */
                auctionDate?: string[];
                /** @description The first day of the auction in Japan, included. */
                auctionDateFrom?: string;
                /** @description The last day of the auction in Japan, included. */
                auctionDateTo?: string;
                /** @description Whole codes, `GRS182`, or numbers from their beginning, `GRS182-0012`. */
                chassisId?: string[];
                /** @description Conditions, as the filters list them: `4.5`, `R`. */
                condition?: string[];
                /** @description Gearboxes, as the filters list them. */
                gearbox?: string[];
                /** @description Colors, as the filters list them. */
                color?: string[];
                /** @description Codes of 2§4.1. */
                status?: string[];
                /** @description Halls, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string[];
                /** @description Categories of machinery. */
                category?: string[];
                /** @description Subcategories of machinery. */
                subCategory?: string[];
                /** @description Sides of the steering wheel. */
                steering?: string[];
                /** @description `fits`, `cannotTell` or `doesNotFit`: as of the lot’s arrival at the caller’s own port. */
                destination?: string[];
                /** @description What a lot must not have by its sheet or its grade: `repair`, `replaced`, `toReplace`, `rust`, `disaster`, `mechanics`, `mileage`. Lots whose sheet nobody has read are left out unless `unread` is among them. */
                damage?: string[];
                /** @description Year of registration from. */
                yearFrom?: number;
                /** @description Year of registration up to. */
                yearTo?: number;
                /** @description Mileage from, in kilometers. */
                mileageFrom?: number;
                /** @description Mileage up to, in kilometers. */
                mileageTo?: number;
                /** @description Engine size from, in cubic centimeters. */
                engineFrom?: number;
                /** @description Engine size up to, in cubic centimeters. */
                engineTo?: number;
                /** @description Start price from, in yen. */
                startPriceFrom?: number;
                /** @description Start price up to, in yen. */
                startPriceTo?: number;
                /** @description Sold price from, in yen. */
                finishPriceFrom?: number;
                /** @description Sold price up to, in yen. */
                finishPriceTo?: number;
                /** @description Hours of operation from. */
                hourFrom?: number;
                /** @description Hours of operation up to. */
                hourTo?: number;
                /** @description Numbers and ranges: `1001,1005-1010`. */
                lotNo?: string;
                /** @description Words that must all be in the list of equipment. */
                equipement?: string;
                /** @description The same, rightly spelled. */
                equipment?: string;
                /** @description Which field the quick search is for. */
                quick_search_parameter?: "lot_no" | "model" | "chassis" | "equip";
                /** @description What the quick search looks for. */
                quick_search_text?: string;
                /** @description The kind of what is asked for. */
                type: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            [key: string]: {
                                /** @description A value of the `auction` filter. */
                                id: string;
                                name: string;
                                /** @description Lots. */
                                label: number;
                                value: string;
                                counter: number | null;
                                date: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.categoryList": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            category: {
                                label: string;
                                value: string;
                            };
                            subcategories: {
                                id: string;
                                name: string;
                                count: number;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.conditionList": {
        parameters: {
            query: {
                /** @description The kind of what is asked for. */
                type: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            value: string;
                            label: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.filterAttributes": {
        parameters: {
            query?: {
                /** @description The maker’s name, as `GET /v1/{pageType}/makers` lists it. */
                makerId?: string;
                /** @description Names of models, as `GET /v1/{pageType}/models` lists them. */
                modelId?: string[];
                /** @description Days of the auction in Japan, `YYYY-MM-DD`. */
                auctionDate?: string[];
                /** @description The first day of the auction in Japan, included. */
                auctionDateFrom?: string;
                /** @description The last day of the auction in Japan, included. */
                auctionDateTo?: string;
                /** @description Whole codes, `GRS182`, or numbers from their beginning, `GRS182-0012`. */
                chassisId?: string[];
                /** @description Conditions, as the filters list them: `4.5`, `R`. */
                condition?: string[];
                /** @description Gearboxes, as the filters list them. */
                gearbox?: string[];
                /** @description Colors, as the filters list them. */
                color?: string[];
                /** @description Codes of 2§4.1. */
                status?: string[];
                /** @description Halls, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string[];
                /** @description Categories of machinery. */
                category?: string[];
                /** @description Subcategories of machinery. */
                subCategory?: string[];
                /** @description Sides of the steering wheel. */
                steering?: string[];
                /** @description `fits`, `cannotTell` or `doesNotFit`: as of the lot’s arrival at the caller’s own port. */
                destination?: string[];
                /** @description What a lot must not have by its sheet or its grade: `repair`, `replaced`, `toReplace`, `rust`, `disaster`, `mechanics`, `mileage`. Lots whose sheet nobody has read are left out unless `unread` is among them. */
                damage?: string[];
                /** @description Year of registration from. */
                yearFrom?: number;
                /** @description Year of registration up to. */
                yearTo?: number;
                /** @description Mileage from, in kilometers. */
                mileageFrom?: number;
                /** @description Mileage up to, in kilometers. */
                mileageTo?: number;
                /** @description Engine size from, in cubic centimeters. */
                engineFrom?: number;
                /** @description Engine size up to, in cubic centimeters. */
                engineTo?: number;
                /** @description Start price from, in yen. */
                startPriceFrom?: number;
                /** @description Start price up to, in yen. */
                startPriceTo?: number;
                /** @description Sold price from, in yen. */
                finishPriceFrom?: number;
                /** @description Sold price up to, in yen. */
                finishPriceTo?: number;
                /** @description Hours of operation from. */
                hourFrom?: number;
                /** @description Hours of operation up to. */
                hourTo?: number;
                /** @description Numbers and ranges: `1001,1005-1010`. */
                lotNo?: string;
                /** @description Words that must all be in the list of equipment. */
                equipement?: string;
                /** @description The same, rightly spelled. */
                equipment?: string;
                /** @description Which field the quick search is for. */
                quick_search_parameter?: "lot_no" | "model" | "chassis" | "equip";
                /** @description What the quick search looks for. */
                quick_search_text?: string;
                /** @description A part of a model’s name. */
                quick_search_model?: string;
                /** @description A chassis code, or its beginning. */
                quick_search_chassis?: string;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            filters: components["schemas"]["FilterGroup"][];
                            totalSearchResults: number;
                            totalResults: number;
                            maker: components["schemas"]["FilterOption"][];
                            model: components["schemas"]["FilterOption"][];
                            chassis: components["schemas"]["FilterOption"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.filterChassis": {
        parameters: {
            query: {
                /** @description A part of a chassis code. */
                search_chassis: string;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["FilterOption"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.filterModel": {
        parameters: {
            query: {
                /** @description A part of a model’s name. */
                search_model: string;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["FilterOption"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.filters": {
        parameters: {
            query?: {
                /** @description The maker’s name, as `GET /v1/{pageType}/makers` lists it. */
                makerId?: string;
                /** @description Names of models, as `GET /v1/{pageType}/models` lists them. */
                modelId?: string[];
                /** @description Days of the auction in Japan, `YYYY-MM-DD`. */
                auctionDate?: string[];
                /** @description The first day of the auction in Japan, included. */
                auctionDateFrom?: string;
                /** @description The last day of the auction in Japan, included. */
                auctionDateTo?: string;
                /** @description Whole codes, `GRS182`, or numbers from their beginning, `GRS182-0012`. */
                chassisId?: string[];
                /** @description Conditions, as the filters list them: `4.5`, `R`. */
                condition?: string[];
                /** @description Gearboxes, as the filters list them. */
                gearbox?: string[];
                /** @description Colors, as the filters list them. */
                color?: string[];
                /** @description Codes of 2§4.1. */
                status?: string[];
                /** @description Halls, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string[];
                /** @description Categories of machinery. */
                category?: string[];
                /** @description Subcategories of machinery. */
                subCategory?: string[];
                /** @description Sides of the steering wheel. */
                steering?: string[];
                /** @description `fits`, `cannotTell` or `doesNotFit`: as of the lot’s arrival at the caller’s own port. */
                destination?: string[];
                /** @description What a lot must not have by its sheet or its grade: `repair`, `replaced`, `toReplace`, `rust`, `disaster`, `mechanics`, `mileage`. Lots whose sheet nobody has read are left out unless `unread` is among them. */
                damage?: string[];
                /** @description Year of registration from. */
                yearFrom?: number;
                /** @description Year of registration up to. */
                yearTo?: number;
                /** @description Mileage from, in kilometers. */
                mileageFrom?: number;
                /** @description Mileage up to, in kilometers. */
                mileageTo?: number;
                /** @description Engine size from, in cubic centimeters. */
                engineFrom?: number;
                /** @description Engine size up to, in cubic centimeters. */
                engineTo?: number;
                /** @description Start price from, in yen. */
                startPriceFrom?: number;
                /** @description Start price up to, in yen. */
                startPriceTo?: number;
                /** @description Sold price from, in yen. */
                finishPriceFrom?: number;
                /** @description Sold price up to, in yen. */
                finishPriceTo?: number;
                /** @description Hours of operation from. */
                hourFrom?: number;
                /** @description Hours of operation up to. */
                hourTo?: number;
                /** @description Numbers and ranges: `1001,1005-1010`. */
                lotNo?: string;
                /** @description Words that must all be in the list of equipment. */
                equipement?: string;
                /** @description The same, rightly spelled. */
                equipment?: string;
                /** @description Which field the quick search is for. */
                quick_search_parameter?: "lot_no" | "model" | "chassis" | "equip";
                /** @description What the quick search looks for. */
                quick_search_text?: string;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["FilterMetadata"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.makers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["FilterOption"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.makers.2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["FilterOption"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.models": {
        parameters: {
            query?: {
                /** @description Which one, by its number. */
                id?: string;
                /** @description A part of the name. */
                name?: string;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["FilterOption"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.models.2": {
        parameters: {
            query?: {
                /** @description Which one, by its number. */
                id?: string;
                /** @description A part of the name. */
                name?: string;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["FilterOption"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.priceFigures": {
        parameters: {
            query?: {
                /** @description The maker’s name, as `GET /v1/{pageType}/makers` lists it. */
                makerId?: string;
                /** @description Names of models, as `GET /v1/{pageType}/models` lists them. */
                modelId?: string[];
                /** @description Days of the auction in Japan, `YYYY-MM-DD`. */
                auctionDate?: string[];
                /** @description The first day of the auction in Japan, included. */
                auctionDateFrom?: string;
                /** @description The last day of the auction in Japan, included. */
                auctionDateTo?: string;
                /** @description Whole codes, `GRS182`, or numbers from their beginning, `GRS182-0012`. */
                chassisId?: string[];
                /** @description Conditions, as the filters list them: `4.5`, `R`. */
                condition?: string[];
                /** @description Gearboxes, as the filters list them. */
                gearbox?: string[];
                /** @description Colors, as the filters list them. */
                color?: string[];
                /** @description Codes of 2§4.1. */
                status?: string[];
                /** @description Halls, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string[];
                /** @description Categories of machinery. */
                category?: string[];
                /** @description Subcategories of machinery. */
                subCategory?: string[];
                /** @description Sides of the steering wheel. */
                steering?: string[];
                /** @description `fits`, `cannotTell` or `doesNotFit`: as of the lot’s arrival at the caller’s own port. */
                destination?: string[];
                /** @description What a lot must not have by its sheet or its grade: `repair`, `replaced`, `toReplace`, `rust`, `disaster`, `mechanics`, `mileage`. Lots whose sheet nobody has read are left out unless `unread` is among them. */
                damage?: string[];
                /** @description Year of registration from. */
                yearFrom?: number;
                /** @description Year of registration up to. */
                yearTo?: number;
                /** @description Mileage from, in kilometers. */
                mileageFrom?: number;
                /** @description Mileage up to, in kilometers. */
                mileageTo?: number;
                /** @description Engine size from, in cubic centimeters. */
                engineFrom?: number;
                /** @description Engine size up to, in cubic centimeters. */
                engineTo?: number;
                /** @description Start price from, in yen. */
                startPriceFrom?: number;
                /** @description Start price up to, in yen. */
                startPriceTo?: number;
                /** @description Sold price from, in yen. */
                finishPriceFrom?: number;
                /** @description Sold price up to, in yen. */
                finishPriceTo?: number;
                /** @description Hours of operation from. */
                hourFrom?: number;
                /** @description Hours of operation up to. */
                hourTo?: number;
                /** @description Numbers and ranges: `1001,1005-1010`. */
                lotNo?: string;
                /** @description Words that must all be in the list of equipment. */
                equipement?: string;
                /** @description The same, rightly spelled. */
                equipment?: string;
                /** @description Which field the quick search is for. */
                quick_search_parameter?: "lot_no" | "model" | "chassis" | "equip";
                /** @description What the quick search looks for. */
                quick_search_text?: string;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PriceFigures"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.steeringList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            value: string;
                            label: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotFilters.weekDays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            dayList: {
                                value: string;
                                label: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotNotes.listLotNotes": {
        parameters: {
            query: {
                /** @description A lot by its id. */
                carId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            notes: {
                                id: number;
                                comment: string;
                                by: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "lotNotes.saveLotNote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A lot by its id. */
                    carId: string;
                    comment: string;
                    /**
                     * @description What kind of lot it is, where the caller knows.
                     * @enum {string}
                     */
                    type?: "auction" | "stock" | "bike" | "mech";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "marketplace.listOffers": {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            offers: components["schemas"]["Offer"][];
                            pageInfo: components["schemas"]["PageInfo"];
                            /** @description Whether a marketplace is connected at all. */
                            connected: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "money.listPayments": {
        parameters: {
            query?: {
                /** @description A part of a name or number. */
                search?: string;
                /** @description The first day in Japan, included: `YYYY-MM-DD`. */
                dateFrom?: string;
                /** @description The last day in Japan, included: `YYYY-MM-DD`. */
                dateTo?: string;
                /** @description The kind of what is asked for. */
                type?: "Remittances" | "CarPurchase" | "Yahoo";
                /** @description What the list is sorted by. */
                sort?: "date" | "amount";
                /** @description Upward or downward. */
                order?: "asc" | "desc";
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            records: components["schemas"]["Payment"][];
                            typesList: components["schemas"]["Option"][];
                            /** @description Of all payments, whatever is asked for. */
                            totalBalance: number;
                            totalReceived: number;
                            totalSpent: number;
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "money.listPurchases": {
        parameters: {
            query?: {
                /** @description A part of a name or number. */
                search?: string;
                /** @description The first day in Japan, included: `YYYY-MM-DD`. */
                dateFrom?: string;
                /** @description The last day in Japan, included: `YYYY-MM-DD`. */
                dateTo?: string;
                /** @description 0 asks for Processing, which is null in the answer. */
                status?: number;
                /** @description What the list is sorted by. */
                sort?: "sku" | "bought" | "etd" | "eta" | "total";
                /** @description Upward or downward. */
                order?: "asc" | "desc";
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            carsList: components["schemas"]["Purchase"][];
                            statusList: components["schemas"]["Option"][];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "money.viewBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            detail: {
                                userId: number;
                                currency: number;
                            };
                            balanceInfo: components["schemas"]["BalanceInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "monthEnd.closeMonth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A month in Japan: `YYYY-MM`. */
                    month: string;
                    /**
                     * @description What is not right yet and stays so: unpriced wins, money that pays for nothing, statements.
                     * @default []
                     */
                    leftOpen?: ("ledger" | "bankLines" | "unpriced" | "unallocated" | "statements")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            closedUntil: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "monthEnd.viewMonthEnd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MonthEnd"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "monthEnd.viewOwedClient": {
        parameters: {
            query: {
                /** @description A client by their number; the caller where it is left out. */
                userId: number;
                /** @description A Japanese day, at its end; empty is today. */
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            client: {
                                id: number;
                                name: string;
                                email: string;
                            };
                            biddingAllowed: boolean;
                            balance: number;
                            creditLimit: number;
                            /** @description What is still to be paid, due first before others. */
                            open: {
                                purchaseId: number;
                                sku: string;
                                /** @description Of the invoice; null where none was issued. */
                                number: string | null;
                                car: string | null;
                                dueOn: string;
                                due: number;
                            }[];
                            /** @description Purchases that are not delivered yet, and their sold prices. */
                            undelivered: {
                                cars: number;
                                worth: number;
                            };
                            /** @description When they were mailed about it, the last first. */
                            reminded: string[];
                            /** @description Of the month that the day is in. */
                            statement: {
                                month: string;
                                wanted: boolean;
                                sentAt: string | null;
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "negotiations.acceptNegotiation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                    ask: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "negotiations.askInNegotiation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                    ask: number;
                    /** Format: date-time */
                    answerBy: string;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "negotiations.declineNegotiation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "negotiations.listNegotiations": {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                state?: "open" | "client" | "seller" | "won" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            items: components["schemas"]["ListedNegotiation"][];
                            counts: {
                                open: number;
                                client: number;
                                seller: number;
                                won: number;
                                ended: number;
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "negotiations.offerInNegotiation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                    /** @description Yen. */
                    amount: number;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "negotiations.settleNegotiation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                    price: ("offer" | "ask") | null;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "negotiations.viewNegotiation": {
        parameters: {
            query: {
                /** @description A bid by its number. */
                bidId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            bidId: number;
                            /** @description Null while they are open. */
                            outcome: ("accepted" | "declined" | "refused" | "expired") | null;
                            /** @enum {string} */
                            turn: "client" | "seller";
                            ask: number;
                            offer: number | null;
                            /** Format: date-time */
                            answerBy: string;
                            endedAt: string | null;
                            lotId: string;
                            lotType: string;
                            lotNo: number;
                            auctionName: string;
                            name: string;
                            year: number | null;
                            chassis: string;
                            condition: string;
                            mileage: number | null;
                            thumbnail: string | null;
                            bidAmount: number;
                            bidStatus: number;
                            /** @description What the lot was passed in at, or 0. */
                            passedAt: number;
                            /** @description Whose bid it is; null of one's own. */
                            client: string | null;
                            turns: components["schemas"]["NegotiationTurn"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notificationChoices.updateNotificationChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    off: ("newLots.email" | "newLots.push" | "newLots.telegram" | "favoriteStart.push" | "favoriteStart.telegram" | "bidStatus.email" | "bidStatus.push" | "bidStatus.telegram" | "bidStatus.portal" | "bidStatus.sound" | "cancelDeadline.push" | "cancelDeadline.telegram" | "bidByManager.push" | "bidByManager.telegram" | "bidByManager.portal" | "bidByManager.sound" | "win.push" | "win.telegram" | "win.sound" | "negotiation.push" | "negotiation.telegram" | "negotiation.portal" | "withdrawal.push" | "withdrawal.telegram" | "withdrawal.portal" | "budget.push" | "budget.telegram" | "budget.portal" | "payment.email" | "invoice.email" | "statement.email" | "shipment.email" | "offer.email" | "offer.push" | "offer.telegram" | "clientBid.push" | "clientBid.telegram" | "clientBid.portal" | "clientBid.sound" | "clientChange.push" | "clientChange.telegram" | "clientChange.portal" | "clientChange.sound" | "deskChange.push" | "deskChange.telegram" | "deskChange.portal" | "deskChange.sound" | "translation.email" | "translation.push" | "translation.telegram" | "translation.portal" | "translation.sound" | "message.email" | "message.push" | "message.telegram" | "message.portal" | "message.sound")[];
                    /** @description Minutes of the day where the listener is; `urgent`: wins and what cannot wait still come through. */
                    quiet: {
                        on: boolean;
                        from: number;
                        to: number;
                        /** @default true */
                        urgent?: boolean;
                    };
                    /** @description The time zone (IANA) that quiet hours are meant in; left out, it stays as it was. */
                    timeZone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notificationChoices.viewNotificationChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["NotificationChoices"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notificationList.notificationList": {
        parameters: {
            query?: {
                /** @description The kind of what is asked for. */
                kind?: "all" | "bids" | "messages";
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            items: components["schemas"]["NotificationItem"][];
                            /** @description Whether there are older ones. */
                            more: boolean;
                            unread: number;
                            /** @description The same by kind. */
                            unreadOf: {
                                bids: number;
                                messages: number;
                            };
                            /** @description Bids whose chats hold unread messages of the other side. */
                            unreadChats: number[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notificationList.readNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default [] */
                    seqs?: number[];
                    upTo?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "notificationList.viewWeek": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            channels: {
                                /** @enum {string} */
                                channel: "inApp" | "push" | "telegram" | "email";
                                /** @description In the app, what its list has; elsewhere, what the channel took. */
                                sent: number;
                                opened: number | null;
                                /** @description How often quiet hours made it wait. */
                                held: number | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orderOffers.answerOffer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order, by its number. */
                    id: number;
                    declined: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orderOffers.listOffers": {
        parameters: {
            query: {
                /** @description The order, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            offers: components["schemas"]["OrderOffersOffer"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orderOffers.lotsToOffer": {
        parameters: {
            query: {
                /** @description The order, by its number. */
                id: number;
                /** @description A part of a name or number. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            lots: components["schemas"]["OfferedLot"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orderOffers.myOffers": {
        parameters: {
            query: {
                /** @description The order, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            offers: components["schemas"]["OrderOffersOffer"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orderOffers.offerLot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order, by its number. */
                    id: number;
                    /** @description A lot by its id. */
                    lotId: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orderOffers.ordersForLot": {
        parameters: {
            query: {
                /** @description A lot by its id. */
                lotId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            orders: {
                                id: number;
                                /** @enum {string} */
                                kind: "car" | "bike" | "machinery";
                                maker: string;
                                model: string;
                                chassis: string;
                                yearFrom: number | null;
                                yearTo: number | null;
                                /** @description Auction grades that would do; none for any. */
                                grades: string[];
                                /** @description km */
                                mileageFrom: number | null;
                                mileageTo: number | null;
                                /** @enum {string} */
                                gearbox: "" | "AT" | "MT";
                                color: string;
                                budget: number;
                                port: string;
                                bidType: number | null;
                                /** @description `2027-01`, by the end of that month; empty for whenever. */
                                neededBy: string;
                                note: string;
                                /** @enum {string} */
                                status: "new" | "searching" | "closed";
                                /** @enum {string} */
                                stage: "new" | "searching" | "offered" | "bought" | "closed";
                                /** @description Lots offered for it, and how many of them wait for its client's word. */
                                offered: number;
                                waiting: number;
                                /** @description Numbers of those lots that the client has bought. */
                                bought: number[];
                                /** Format: date-time */
                                createdAt: string;
                                client: {
                                    id: number;
                                    name: string;
                                    company: string | null;
                                };
                                /** @description The offer of this very lot, where it is made. */
                                offer: components["schemas"]["OrderOffersOffer"] | null;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orderOffers.withdrawOffer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.closeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.createOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    kind: "car" | "bike" | "machinery";
                    /** @description The maker’s name. */
                    maker: string;
                    /** @description The model’s name. */
                    model: string;
                    /**
                     * @description The chassis number, or its beginning.
                     * @default
                     */
                    chassis?: string;
                    /** @description Year of registration from. */
                    yearFrom: number | null;
                    /** @description Year of registration up to. */
                    yearTo: number | null;
                    /** @default [] */
                    grades?: string[];
                    /**
                     * @description Mileage from, in kilometers.
                     * @default null
                     */
                    mileageFrom?: number | null;
                    /**
                     * @description Mileage up to, in kilometers.
                     * @default null
                     */
                    mileageTo?: number | null;
                    /**
                     * @description Gearboxes, as the filters list them.
                     * @default
                     * @enum {string}
                     */
                    gearbox?: "" | "AT" | "MT";
                    /**
                     * @description Colors, as the filters list them.
                     * @default
                     */
                    color?: string;
                    budget: number | null;
                    /** @description The port of destination. */
                    port: string;
                    /**
                     * @description Bid or export types by their numbers, as `GET /v1/bid/type` lists them.
                     * @default null
                     */
                    bidType?: number | null;
                    /** @default  */
                    neededBy?: string;
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            order: components["schemas"]["Order"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.createOrderFor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    kind: "car" | "bike" | "machinery";
                    /** @description The maker’s name. */
                    maker: string;
                    /** @description The model’s name. */
                    model: string;
                    /**
                     * @description The chassis number, or its beginning.
                     * @default
                     */
                    chassis?: string;
                    /** @description Year of registration from. */
                    yearFrom: number | null;
                    /** @description Year of registration up to. */
                    yearTo: number | null;
                    /** @default [] */
                    grades?: string[];
                    /**
                     * @description Mileage from, in kilometers.
                     * @default null
                     */
                    mileageFrom?: number | null;
                    /**
                     * @description Mileage up to, in kilometers.
                     * @default null
                     */
                    mileageTo?: number | null;
                    /**
                     * @description Gearboxes, as the filters list them.
                     * @default
                     * @enum {string}
                     */
                    gearbox?: "" | "AT" | "MT";
                    /**
                     * @description Colors, as the filters list them.
                     * @default
                     */
                    color?: string;
                    budget: number | null;
                    /** @description The port of destination. */
                    port: string;
                    /**
                     * @description Bid or export types by their numbers, as `GET /v1/bid/type` lists them.
                     * @default null
                     */
                    bidType?: number | null;
                    /** @default  */
                    neededBy?: string;
                    /** @default  */
                    note?: string;
                    /** @description A client by their number; the caller where it is left out. */
                    userId: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            order: components["schemas"]["Order"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.exportOrders": {
        parameters: {
            query?: {
                /** @description Statuses, by their numbers or names. */
                status?: "new" | "searching" | "offered" | "bought" | "closed";
                /** @description A part of a name or number. */
                search?: string;
                /** @description The kind of file. */
                format?: "xlsx" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.listOrders": {
        parameters: {
            query?: {
                /** @description Statuses, by their numbers or names. */
                status?: "new" | "searching" | "offered" | "bought" | "closed";
                /** @description A part of a name or number. */
                search?: string;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            orders: components["schemas"]["StaffOrder"][];
                            /** @description How many there are of each stage, whatever is asked for. */
                            counts: {
                                new: number;
                                searching: number;
                                offered: number;
                                bought: number;
                                closed: number;
                            };
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.myOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            orders: components["schemas"]["Order"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.updateOrderStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /**
                     * @description Statuses, by their numbers or names.
                     * @enum {string}
                     */
                    status: "new" | "searching" | "closed";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "palette.findAnything": {
        parameters: {
            query: {
                /** @description What to look for. */
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Found"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "paymentFiles.addOwnPaymentFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description A part of the name. */
                    name: string;
                    /** @description Base64. */
                    data: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "paymentFiles.addPaymentFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description A part of the name. */
                    name: string;
                    /** @description Base64. */
                    data: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "paymentFiles.deletePaymentFile": {
        parameters: {
            query: {
                /** @description Which one, by its number. */
                id: number;
                /** @description The receipt. */
                fileId: number;
                /** @description The reason, in the person’s own words. */
                reason: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "paymentFiles.listOwnPaymentFiles": {
        parameters: {
            query: {
                /** @description Which one, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            files: components["schemas"]["PaymentFile"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "paymentFiles.listPaymentFiles": {
        parameters: {
            query: {
                /** @description Which one, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            files: components["schemas"]["PaymentFile"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "payments.createPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A client by their number; the caller where it is left out. */
                    userId: number;
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    type: "Remittances" | "Yahoo";
                    /** @description Yen, without a sign. */
                    amount: number;
                    /**
                     * @description Of Japan; empty is today.
                     * @default
                     */
                    date?: string;
                    /**
                     * @description Only payments of this method.
                     * @enum {string}
                     */
                    method: "bank" | "transfer" | "wallet" | "cash" | "adjustment";
                    /**
                     * @description Needed for a charge.
                     * @default
                     */
                    description?: string;
                    /** @description The deposit that this is, where one is on its way. */
                    depositId?: number;
                    /** @description What money received pays for, in this order; the rest stays on the balance. Left out, the oldest due first. */
                    purchaseIds?: number[];
                    /**
                     * @description Enters it although it may be a deposit that is on its way, or the same is there already.
                     * @default false
                     */
                    force?: boolean;
                    idempotencyKey?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            id: number;
                            /** @description They may bid from now on: it was their first deposit. */
                            biddingOpened: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "payments.refundPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A client by their number; the caller where it is left out. */
                    userId: number;
                    /** @description Yen, without a sign. */
                    amount: number;
                    /**
                     * @description Only payments of this method.
                     * @enum {string}
                     */
                    method: "bank" | "transfer" | "wallet" | "cash" | "adjustment";
                    /** @default  */
                    description?: string;
                    /** @description The deposit that is paid back. */
                    depositId?: number;
                    /**
                     * @description Closes bidding, too, where less than the deposit is left.
                     * @default false
                     */
                    closeBidding?: boolean;
                    idempotencyKey?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            id: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "payments.reversePayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description The reason, in the person’s own words. */
                    reason: string;
                    /**
                     * @description Closes bidding, too, where less than the deposit is left.
                     * @default false
                     */
                    closeBidding?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "paymentsDesk.allocatePayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    parts: {
                        purchaseId: number;
                        amount: number;
                    }[];
                    /**
                     * @description Gives up what was chosen: the oldest due are paid again.
                     * @default false
                     */
                    automatic?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "paymentsDesk.exportPayments": {
        parameters: {
            query?: {
                /** @description A line’s id, a part of its description (a SWIFT number is one), of its purchase’s number, or of the client’s name. */
                search?: string;
                /** @description A client by their number. */
                clientId?: number;
                /** @description The kind of what is asked for. */
                type?: "Remittances" | "CarPurchase" | "Yahoo";
                /** @description Only lines of the ledger with this purpose. */
                purpose?: "deposit" | "refund" | "charge" | "correction" | "chargeBack" | "resale" | "penalty" | "opening";
                /** @description Only payments of this method. */
                method?: "bank" | "transfer" | "wallet" | "cash" | "adjustment";
                /** @description Who entered it; 0 is the system. */
                by?: number;
                /** @description The first day in Japan, included: `YYYY-MM-DD`. */
                dateFrom?: string;
                /** @description The last day in Japan, included: `YYYY-MM-DD`. */
                dateTo?: string;
                /** @description The kind of file. */
                format?: "csv" | "xlsx";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "paymentsDesk.indexPayments": {
        parameters: {
            query?: {
                /** @description A line’s id, a part of its description (a SWIFT number is one), of its purchase’s number, or of the client’s name. */
                search?: string;
                /** @description A client by their number. */
                clientId?: number;
                /** @description The kind of what is asked for. */
                type?: "Remittances" | "CarPurchase" | "Yahoo";
                /** @description Only lines of the ledger with this purpose. */
                purpose?: "deposit" | "refund" | "charge" | "correction" | "chargeBack" | "resale" | "penalty" | "opening";
                /** @description Only payments of this method. */
                method?: "bank" | "transfer" | "wallet" | "cash" | "adjustment";
                /** @description Who entered it; 0 is the system. */
                by?: number;
                /** @description The first day in Japan, included: `YYYY-MM-DD`. */
                dateFrom?: string;
                /** @description The last day in Japan, included: `YYYY-MM-DD`. */
                dateTo?: string;
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            records: components["schemas"]["DeskPayment"][];
                            /** @description Yen of what matches: what came in, what went out (without a sign), and the balance of all clients. */
                            totals: {
                                in: number;
                                out: number;
                                all: number;
                            };
                            /** @description Lines by type, and adjustments; invoices that are not paid, clients who owe, and deposits on their way. */
                            counts: {
                                all: number;
                                Remittances: number;
                                CarPurchase: number;
                                Yahoo: number;
                                adjustment: number;
                                unpaid: number;
                                owed: number;
                                deposits: number;
                            };
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "paymentsDesk.listPayable": {
        parameters: {
            query: {
                /** @description A client by their number; the caller where it is left out. */
                userId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            purchases: {
                                purchaseId: number;
                                sku: string;
                                car: string;
                                /** @description A Japanese day. */
                                dueOn: string;
                                /** @description Yen that are still due. */
                                open: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "paymentsDesk.movePayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description A client by their number; the caller where it is left out. */
                    userId: number;
                    /** @description The reason, in the person’s own words. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            id: number;
                            reversalId: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "paymentsDesk.viewAllocation": {
        parameters: {
            query: {
                /** @description Which one, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @description Yen of the payment. */
                            amount: number;
                            /** @description Staff has chosen the parts. */
                            isChosen: boolean;
                            purchases: {
                                purchaseId: number;
                                sku: string;
                                car: string;
                                dueOn: string;
                                /** @description Yen that are charged, that this payment pays, and that it could pay at most. */
                                charged: number;
                                amount: number;
                                most: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "priceEvidence.earlierAuctions": {
        parameters: {
            query: {
                /** @description Which one, by its number. */
                id: string;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            /** @description How it was known again; null where nothing could be looked for. */
                            by: ("chassis" | "likeness") | null;
                            auctions: components["schemas"]["EarlierAuction"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "priceEvidence.priceEvidence": {
        parameters: {
            query: {
                /** @description Which one, by its number. */
                id: string;
                /** @description Yen. */
                amount?: number;
                /** @description How many of the sales are listed, the newest first. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            evidence: components["schemas"]["PriceEvidence"] | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "privacy.askForDeletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default 0 */
                    withdraw?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "privacy.deleteClient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description The reason, in the person’s own words. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "privacy.exportOwnData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            url: string;
                            deletionAsked: string | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "productionMonth.lookUpProductionMonth": {
        parameters: {
            query: {
                /** @description The chassis number, or its beginning. */
                chassis: string;
                /** @description A lot by its id. */
                carId: string;
                /** @description The maker’s name. */
                maker?: string;
                /** @description The model’s name. */
                model?: string;
                /** @description Halls by their names, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string;
                /** @description Numbers of lots within their auction, and ranges of them: `1001,1005-1010`. */
                lotNo?: string;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "bikes" | "car-auction" | "stock";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            carInfo: components["schemas"]["ProductionInfo"] | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "purchaseView.downloadPurchaseImages": {
        parameters: {
            query: {
                /** @description The purchase, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "purchaseView.saveNote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The purchase, by its number. */
                    id: number;
                    note: string;
                    staffNote: string;
                    /** @description The version that the caller has seen. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "purchaseView.updateFinances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The purchase, by its number. */
                    id: number;
                    /** @description Yen, all of them. The price is the sold price of the bid. */
                    price?: number;
                    agentFee?: number;
                    delivery?: number | null;
                    freight?: number | null;
                    /** @description Without lines of its own. */
                    other?: number;
                    lines?: {
                        label: string;
                        amount: number;
                    }[];
                    /** @description Of a car that was sold again. */
                    resale?: {
                        amount: number;
                        penalty: number;
                    };
                    /** @description The reason, in the person’s own words. */
                    reason: string;
                    /** @description As it was seen. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "purchaseView.viewPurchase": {
        parameters: {
            query: {
                /** @description The purchase, by its number. */
                id: number;
                /** @description What the number in `id` is a number of. */
                by?: "purchase" | "payment";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["PurchaseDetails"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "purchases.assignVoyage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /** @description A voyage by its number. */
                    voyageId: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            moved: number[];
                            skipped: {
                                id: number;
                                code: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "purchases.exportPurchases": {
        parameters: {
            query?: {
                /** @description A part of a name or number. */
                search?: string;
                /** @description A client by their number. */
                clientId?: number;
                /** @description Only clients of these managers, by number. */
                managerId?: number;
                /** @description Any of them; 0 is Processing. None asks for all. */
                status?: number[];
                /** @description The port of destination. */
                port?: string;
                /** @description A voyage by its number. */
                voyageId?: number;
                /** @description Only purchases that are paid, or are not. */
                paid?: "due" | "part" | "paid";
                /** @description Only purchases that lack this. */
                missing?: "price" | "consignee" | "document" | "payment" | "ship";
                /** @description The first day in Japan, included: `YYYY-MM-DD`. */
                dateFrom?: string;
                /** @description The last day in Japan, included: `YYYY-MM-DD`. */
                dateTo?: string;
                /** @description By status, then the newest first, where nothing else is asked for. */
                sort?: "sku" | "bought" | "etd" | "eta" | "total" | "client";
                /** @description Upward or downward. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "purchases.indexPurchases": {
        parameters: {
            query?: {
                /** @description A part of a name or number. */
                search?: string;
                /** @description A client by their number. */
                clientId?: number;
                /** @description Only clients of these managers, by number. */
                managerId?: number;
                /** @description Any of them; 0 is Processing. None asks for all. */
                status?: number[];
                /** @description The port of destination. */
                port?: string;
                /** @description A voyage by its number. */
                voyageId?: number;
                /** @description Only purchases that are paid, or are not. */
                paid?: "due" | "part" | "paid";
                /** @description Only purchases that lack this. */
                missing?: "price" | "consignee" | "document" | "payment" | "ship";
                /** @description The first day in Japan, included: `YYYY-MM-DD`. */
                dateFrom?: string;
                /** @description The last day in Japan, included: `YYYY-MM-DD`. */
                dateTo?: string;
                /** @description By status, then the newest first, where nothing else is asked for. */
                sort?: "sku" | "bought" | "etd" | "eta" | "total" | "client";
                /** @description Upward or downward. */
                order?: "asc" | "desc";
                /** @description The number of the page, from 1. */
                page?: number;
                /** @description How many entries a page has. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            purchases: components["schemas"]["PurchaseRow"][];
                            counts: {
                                status: number | null;
                                count: number;
                                late: number;
                                sum: number;
                            }[];
                            /** @description Export ports that there are, for the filter. */
                            ports: string[];
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "purchases.updateStatusMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /** @description Statuses, by their numbers or names. */
                    status: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            moved: number[];
                            skipped: {
                                id: number;
                                code: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "rates.enterRates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    day: string;
                    rates: {
                        currency: string;
                        yenPer: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "rates.updateCurrency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currency: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "rates.viewRates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            own: string | null;
                            rates: components["schemas"]["ExchangeRate"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "receivables.exportOwed": {
        parameters: {
            query?: {
                /** @description A Japanese day, at its end; empty is today. */
                day?: string;
                /** @description Only clients of these managers, by number. */
                managerId?: number;
                /** @description A part of a name or number. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "receivables.listOwed": {
        parameters: {
            query?: {
                /** @description A Japanese day, at its end; empty is today. */
                day?: string;
                /** @description Only clients of these managers, by number. */
                managerId?: number;
                /** @description A part of a name or number. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            day: string;
                            rows: components["schemas"]["OwedRow"][];
                            totals: {
                                owed: number;
                                ages: {
                                    notDue: number;
                                    week: number;
                                    month: number;
                                    twoMonths: number;
                                    older: number;
                                };
                            };
                            /** @description The last day of the closed period; empty where none is. */
                            closedUntil: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "receivables.remindOwed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A client by their number; the caller where it is left out. */
                    userId: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "receivables.sendStatements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /** @description A month in Japan: `YYYY-MM`. */
                    month: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            sent: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "receivables.viewStatement": {
        parameters: {
            query: {
                /** @description Left out, it is one’s own. */
                userId?: number;
                /** @description A month in Japan: `YYYY-MM`. */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "retention.previewRetention": {
        parameters: {
            query?: {
                /** @description For how long entries of the audit log are kept. */
                keepAudit?: "years7" | "years10" | "always";
                /** @description For how long emails are kept that were not sent. */
                keepMails?: "days30" | "days90" | "year1" | "always";
                /** @description For how long a browser is known after its last login. */
                keepDevices?: "days90" | "days180" | "days400" | "years2";
                /** @description For how long lines of uploaded files are kept. */
                keepUploads?: "days30" | "days90" | "year1" | "always";
                /** @description For how long refused documents of clients are kept. */
                keepRefusedPapers?: "days30" | "days90" | "year1" | "always";
                /** @description For how long documents of deleted clients’ purchases are kept. */
                keepLeftDocuments?: "days90" | "year1" | "years7" | "always";
                /** @description For how long messages of the auction gateway are kept. */
                keepGatewayMessages?: "days30" | "days90" | "year1";
                /** @description For how long runs of feeds are kept. */
                keepFeedRuns?: "days30" | "days90" | "year1";
                /** @description For how long events for dealers’ programs, and what became of them, are kept. */
                keepWebhookLog?: "days30" | "days90" | "year1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @description Rows older than the period, by what they are. */
                            rows: {
                                keepAudit: number;
                                keepMails: number;
                                keepDevices: number;
                                keepUploads: number;
                                keepRefusedPapers: number;
                                keepLeftDocuments: number;
                                keepGatewayMessages: number;
                                keepFeedRuns: number;
                                keepWebhookLog: number;
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "rivalBids.rivalsOfBid": {
        parameters: {
            query: {
                /** @description A bid by its number. */
                bidId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            id: string;
                            lotNo: number;
                            lotType: string;
                            /** @enum {string} */
                            priority: "highest" | "first";
                            /** @description Who last set that rule, and when; null of the one that the product comes with. */
                            ruleSet: {
                                by: string;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            /** @description Whether a client is told that another is ahead. */
                            tellSameLot: boolean;
                            /** @description Why the leader waits for somebody to act. */
                            leaderOut: components["schemas"]["LeaderOut"] | null;
                            bids: components["schemas"]["RankedBid"][];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "searches.deleteSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            counter: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "searches.mySearches": {
        parameters: {
            query?: {
                /** @description The kind of what is asked for. */
                type?: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            items: components["schemas"]["SavedSearch"][];
                            counter: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "searches.saveSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    params: string;
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    type: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
                    /** @default false */
                    dailyEmail?: boolean;
                    /** @default false */
                    instant?: boolean;
                    ceiling?: {
                        /** @enum {string} */
                        by: "start" | "average" | "landed";
                        yen: number;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "searches.unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What stands in the link of the email. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "searches.updateSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    title?: string;
                    dailyEmail?: boolean;
                    instant?: boolean;
                    /** @description Null takes it away. */
                    ceiling?: {
                        /** @enum {string} */
                        by: "start" | "average" | "landed";
                        yen: number;
                    } | null;
                    /** @description What there is of it now is no longer new. */
                    opened?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            counter: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sheets.askForCheck": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sheets.checkReading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    reading: components["schemas"]["SheetReading"];
                    /** @description The version that the caller has seen. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sheets.draftTranslation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A lot by its id. */
                    carId: string;
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    type: "auction" | "bike" | "mech";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            text_en: string;
                            text_ru: string;
                            checked: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sheets.dropReading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sheets.listReadings": {
        parameters: {
            query?: {
                /** @description Statuses, by their numbers or names. */
                status?: "unchecked" | "checked";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            readings: components["schemas"]["ReadingTask"][];
                            /** @description `asked`: of those to check, the ones that clients wait for. */
                            counts: {
                                unchecked: number;
                                checked: number;
                                asked: number;
                            };
                            /** @description What the reader was asked since the first of the Japanese month; `cost` in US cents, null where no price is set. */
                            month: {
                                calls: number;
                                inputTokens: number;
                                outputTokens: number;
                                cost: number | null;
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sheets.viewSheetReading": {
        parameters: {
            query: {
                /** @description Which one, by its number. */
                id: string;
            };
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            /** @description Whether a reader is connected that can be asked. */
                            offered: boolean;
                            /**
                             * @description `unreadable`: it was tried, and cannot be read.
                             * @enum {string}
                             */
                            state: "none" | "read" | "unreadable";
                            read: components["schemas"]["ReadSheet"] | null;
                            /** @description The caller's own open request to have a person look at it. */
                            asked: {
                                /** Format: date-time */
                                at: string;
                                /** Format: date-time */
                                promisedAt: string;
                            } | null;
                            /** @description What the caller has reported as read wrongly, until staff has looked at it. */
                            reported: {
                                /** @enum {string} */
                                kind: "field" | "mark" | "remark";
                                says: string;
                                places: ("grade" | "interior" | "exterior" | "mileage" | "mileageMark" | "firstRegistration" | "inspection" | "color" | "use" | "frontBumper" | "hood" | "windshield" | "roof" | "trunk" | "rearWindow" | "rearBumper" | "leftFrontFender" | "leftFrontDoor" | "leftRearDoor" | "leftRearFender" | "leftRocker" | "rightFrontFender" | "rightFrontDoor" | "rightRearDoor" | "rightRearFender" | "rightRocker" | "leftFrontWheel" | "leftRearWheel" | "rightFrontWheel" | "rightRearWheel" | "underbody" | "other")[];
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sheets.readSheet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            /** @description Whether a reader is connected that can be asked. */
                            offered: boolean;
                            /**
                             * @description `unreadable`: it was tried, and cannot be read.
                             * @enum {string}
                             */
                            state: "none" | "read" | "unreadable";
                            read: components["schemas"]["ReadSheet"] | null;
                            /** @description The caller's own open request to have a person look at it. */
                            asked: {
                                /** Format: date-time */
                                at: string;
                                /** Format: date-time */
                                promisedAt: string;
                            } | null;
                            /** @description What the caller has reported as read wrongly, until staff has looked at it. */
                            reported: {
                                /** @enum {string} */
                                kind: "field" | "mark" | "remark";
                                says: string;
                                places: ("grade" | "interior" | "exterior" | "mileage" | "mileageMark" | "firstRegistration" | "inspection" | "color" | "use" | "frontBumper" | "hood" | "windshield" | "roof" | "trunk" | "rearWindow" | "rearBumper" | "leftFrontFender" | "leftFrontDoor" | "leftRearDoor" | "leftRearFender" | "leftRocker" | "rightFrontFender" | "rightFrontDoor" | "rightRearDoor" | "rightRearFender" | "rightRocker" | "leftFrontWheel" | "leftRearWheel" | "rightFrontWheel" | "rightRearWheel" | "underbody" | "other")[];
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sheets.reportMistake": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of listing. */
                pageType: "car-auction" | "stats" | "stock" | "bikes" | "bike-stats" | "machinery" | "machinery-stats";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: string;
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    kind: "field" | "mark" | "remark";
                    says: string;
                    places: ("grade" | "interior" | "exterior" | "mileage" | "mileageMark" | "firstRegistration" | "inspection" | "color" | "use" | "frontBumper" | "hood" | "windshield" | "roof" | "trunk" | "rearWindow" | "rearBumper" | "leftFrontFender" | "leftFrontDoor" | "leftRearDoor" | "leftRearFender" | "leftRocker" | "rightFrontFender" | "rightFrontDoor" | "rightRearDoor" | "rightRearFender" | "rightRocker" | "leftFrontWheel" | "leftRearWheel" | "rightFrontWheel" | "rightRearWheel" | "underbody" | "other")[];
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shipping.updateLogistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    stockYard?: string;
                    exportPort?: string;
                    exportType?: string;
                    shippingLine?: string;
                    voyage?: string;
                    destination?: string;
                    dischargePort?: string;
                    blNumber?: string;
                    containerNo?: string;
                    yardEta?: string;
                    etd?: string;
                    eta?: string;
                    /** @description Says line, voyage, ports and days, where they are not named beside it. */
                    voyageId?: number;
                    /**
                     * @description Needed where something changes that was known.
                     * @default
                     */
                    reason?: string;
                    /** @default true */
                    notify?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "shipping.updatePurchaseStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description 0 is Processing, as in the list. */
                    status: number;
                    /**
                     * @description The reason, in the person’s own words.
                     * @default
                     */
                    reason?: string;
                    /** @description What a car brought that is sold again, and what its client pays for that: two lines of the ledger. */
                    resale?: {
                        amount: number;
                        penalty: number;
                    };
                    /** @default true */
                    notify?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "site.auctionDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["AuctionDay"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "site.auctionStatusList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Option"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "site.countryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            countryList: {
                                value: number;
                                label: string;
                                code: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "site.currencyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Option"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "site.denyCookies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "site.gearboxList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Option"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "site.ipInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            ip: string;
                            country: {
                                id: number;
                                name: string;
                                code: string;
                            } | null;
                            city: {
                                name: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "site.languageList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Option"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "site.menuCounters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MenuCounters"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sitePages.pageChanges": {
        parameters: {
            query: {
                /** @description The page by its name in the address. */
                slug: "terms" | "privacy" | "cookies";
                /** @description The language of the answer. */
                language?: "en" | "ru";
                /** @description The version that the caller has seen. */
                version?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            version: {
                                number: number;
                                /** Format: date-time */
                                from: string;
                            };
                            /** @description Null of the first. */
                            before: {
                                number: number;
                                /** Format: date-time */
                                from: string;
                            } | null;
                            sections: {
                                /** @description Null of what stands before the first section. */
                                title: string | null;
                                /** @enum {string} */
                                kind: "same" | "added" | "removed";
                                lines: {
                                    /** @enum {string} */
                                    kind: "same" | "added" | "removed";
                                    /** @description Of a numbered line, as `4.2`: where it stands, or stood. */
                                    mark: string | null;
                                    text: string;
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sitePages.sitePage": {
        parameters: {
            query: {
                /** @description The page by its name in the address. */
                slug: "how-to-buy" | "about" | "terms" | "privacy" | "cookies";
                /** @description The language of the answer. */
                language?: "en" | "ru";
                /** @description The one in force, unless an earlier one is asked for. */
                version?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            title: string;
                            /** @description What stands before the first section. */
                            lead: ({
                                /** @constant */
                                type: "heading";
                                content: {
                                    text: string;
                                    strong?: boolean;
                                    href?: string;
                                }[];
                            } | {
                                /** @constant */
                                type: "paragraph";
                                content: {
                                    text: string;
                                    strong?: boolean;
                                    href?: string;
                                }[];
                            } | {
                                /** @constant */
                                type: "list";
                                ordered: boolean;
                                items: {
                                    text: string;
                                    strong?: boolean;
                                    href?: string;
                                }[][];
                            } | {
                                /** @constant */
                                type: "table";
                                head: {
                                    text: string;
                                    strong?: boolean;
                                    href?: string;
                                }[][];
                                rows: {
                                    text: string;
                                    strong?: boolean;
                                    href?: string;
                                }[][][];
                            })[];
                            sections: {
                                id: string;
                                title: string;
                                blocks: ({
                                    /** @constant */
                                    type: "heading";
                                    content: {
                                        text: string;
                                        strong?: boolean;
                                        href?: string;
                                    }[];
                                } | {
                                    /** @constant */
                                    type: "paragraph";
                                    content: {
                                        text: string;
                                        strong?: boolean;
                                        href?: string;
                                    }[];
                                } | {
                                    /** @constant */
                                    type: "list";
                                    ordered: boolean;
                                    items: {
                                        text: string;
                                        strong?: boolean;
                                        href?: string;
                                    }[][];
                                } | {
                                    /** @constant */
                                    type: "table";
                                    head: {
                                        text: string;
                                        strong?: boolean;
                                        href?: string;
                                    }[][];
                                    rows: {
                                        text: string;
                                        strong?: boolean;
                                        href?: string;
                                    }[][][];
                                })[];
                            }[];
                            /** @enum {string} */
                            slug: "how-to-buy" | "about" | "terms" | "privacy" | "cookies";
                            /** @description All pages that there are, for a way from one to the next. */
                            pages: ("how-to-buy" | "about" | "terms" | "privacy" | "cookies")[];
                            /** @description The languages it is written in. */
                            languages: ("en" | "ru")[];
                            /** @description Which one this is; null of a page that is only ever read as it is now. */
                            version: {
                                number: number;
                                /** Format: date-time */
                                from: string;
                            } | null;
                            /** @description Every version, the one in force first. */
                            versions: {
                                number: number;
                                /** Format: date-time */
                                from: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "staff.closeStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The member of staff, by its number. */
                    id: number;
                    /** @description 0 where there is nothing to hand over. */
                    successorId: number;
                    /** @description The reason, in the person’s own words. */
                    reason: string;
                    /**
                     * @description 1: the clients are emailed who looks after them now.
                     * @default 0
                     */
                    tellClients?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            clients: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "staff.closeStaffSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The member of staff, by its number. */
                    id: number;
                    /** Format: uuid */
                    session?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "staff.createStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    /** @description The email address of the account. */
                    email: string;
                    /** @enum {string} */
                    staffRole: "owner" | "manager" | "accountant" | "shipping" | "translator";
                    /**
                     * @description The language of the answer.
                     * @default 692
                     */
                    language?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            userId: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "staff.inviteStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The member of staff, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "staff.listStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            staff: components["schemas"]["StaffRow"][];
                            /** @description Whether staff cannot do without a second step here. */
                            twoStepRequired: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "staff.resetStaffTwoStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The member of staff, by its number. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "staff.updateStaff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The member of staff, by its number. */
                    id: number;
                    /** @enum {string} */
                    staffRole?: "owner" | "manager" | "accountant" | "shipping" | "translator";
                    /** @default {} */
                    permissions?: {
                        [key: string]: boolean | null;
                    };
                    /** @description The reason, in the person’s own words. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "staff.viewStaff": {
        parameters: {
            query: {
                /** @description The member of staff, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["StaffView"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "translations.answerTranslation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A lot by its id. */
                    carId: string;
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    type: "auction" | "bike" | "mech";
                    /** @default  */
                    text_en?: string;
                    /** @default  */
                    text_ru?: string;
                    /**
                     * @description Ids of files uploaded for this lot.
                     * @default []
                     */
                    files?: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "translations.requestTranslationByGet": {
        parameters: {
            query: {
                /** @description A lot by its id. */
                carId: string;
                /** @description The kind of what is asked for. */
                type: "auction" | "bike" | "mech";
                /** @description The language of the answer. */
                language: "EN" | "RU";
                /** @description What the caller wants to know of the sheet. */
                specialRequest?: string;
                /** @description Halls by their names, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                auction?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "translations.requestTranslation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A lot by its id. */
                    carId: string;
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    type: "auction" | "bike" | "mech";
                    /**
                     * @description The language of the answer.
                     * @enum {string}
                     */
                    language: "EN" | "RU";
                    /**
                     * @description What the caller wants to know of the sheet.
                     * @default
                     */
                    specialRequest?: string;
                    /** @description Halls by their names, or their auctions of one day: `USS Tokyo@2026-11-26`. */
                    auction?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "translations.translationIndex": {
        parameters: {
            query?: {
                /** @description Statuses, by their numbers or names. */
                status?: "waiting" | "answered";
                /** @description The language of the answer. */
                language?: "EN" | "RU";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            translations: components["schemas"]["TranslationTask"][];
                            /** @description Lots of either status, whatever is asked for. */
                            counts: {
                                waiting: number;
                                answered: number;
                            };
                            /**
                             * @description There is a reader of sheets that drafts answers.
                             * @constant
                             */
                            byReader?: true;
                            /** @description Of the Japanese day: requests answered, how long they waited, and how many came too late or not yet. */
                            today: {
                                answered: number;
                                medianMinutes: number | null;
                                late: number;
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "translations.translationResult": {
        parameters: {
            query: {
                /** @description A lot by its id. */
                carId: string;
                /** @description The kind of what is asked for. */
                type: "auction" | "bike" | "mech";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            text_en: string;
                            text_ru: string;
                            /** @description Addresses that end in the file's name, by what the files are. */
                            files: {
                                mp3: string[];
                                pdf: string[];
                                xlsx: string[];
                                jpg: string[];
                                png: string[];
                            };
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "translations.uploadTranslationFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A lot by its id. */
                    carId: string;
                    /**
                     * @description The kind of what is asked for.
                     * @enum {string}
                     */
                    type: "auction" | "bike" | "mech";
                    /** @description A part of the name. */
                    name: string;
                    /** @description Base64. */
                    data: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            file: components["schemas"]["TranslationFile"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "twoStep.beginTwoStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["TwoStepOffer"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "twoStep.confirmForcedSetUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            recoveryCodes: string[];
                            "access-token"?: string;
                            "refresh-token"?: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "twoStep.confirmTwoStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "twoStep.offerForcedSetUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["TwoStepOffer"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "twoStep.passSecondStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            "access-token"?: string;
                            "refresh-token"?: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "twoStep.renewRecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "twoStep.turnOffTwoStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "user.acceptTerms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that the caller has seen. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "user.accountInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["AccountInfo"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "user.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldPassword: string;
                    newPassword: string;
                    confirmNewPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                            closedSessions: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "user.closeSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The client, by its number.
                     */
                    id?: string;
                    /** @default false */
                    others?: boolean;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "user.missedEvents": {
        parameters: {
            query: {
                /** @description The number of the last event that the caller knows; 0 for all that are kept. */
                after: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            events: components["schemas"]["SocketMessage"][];
                            /** @description The newest sequence number there is, to go on from. */
                            last: number;
                            /** @description Events were dropped since, or the answer was cut, or the number is from elsewhere: reload what is shown. */
                            incomplete: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "user.searchClients": {
        parameters: {
            query: {
                /** @description Only bids of these clients, by number. */
                user: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            value: number;
                            label: string;
                        }[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "user.updateNotificationStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default [] */
                    ids?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "user.updateProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullName: string;
                    mobile: string;
                    /** @default  */
                    officePhone?: string;
                    /** @default  */
                    company?: string;
                    city: string;
                    /** @default  */
                    address?: string;
                    /**
                     * @description 0 for none.
                     * @default 0
                     */
                    countryId?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "user.updateSetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bidEmailNotify: boolean;
                    /** @description The language of the answer. */
                    language: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "user.userInfo": {
        parameters: {
            query: {
                /** @description The client, by its number. */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ClientInfo"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "user.viewProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["UserProfile"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "user.winNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["WinNotification"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "voyages.listVoyages": {
        parameters: {
            query?: {
                /** @description Whether what is over is wanted, too. */
                past?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            voyages: components["schemas"]["Voyage"][];
                            today: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "voyages.updateVoyage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description The version that the caller has seen. */
                    version: number;
                    line: string;
                    ship: string;
                    number: string;
                    fromPort: string;
                    toPort: string;
                    cutOff: string;
                    etd: string;
                    eta: string;
                    capacity: number | null;
                    /** @default true */
                    notify?: boolean;
                    /**
                     * @description Stands in the mail.
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            voyage: components["schemas"]["Voyage"];
                            moved: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "voyages.createVoyage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    line: string;
                    ship: string;
                    number: string;
                    fromPort: string;
                    toPort: string;
                    cutOff: string;
                    etd: string;
                    eta: string;
                    capacity: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            voyage: components["schemas"]["Voyage"];
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.listWebhooks": {
        parameters: {
            query?: {
                /** @description Only clients of this dealer, by number. */
                dealerId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            webhooks: components["schemas"]["Webhook"][];
                            /** @description How many a dealer may have. */
                            most: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.updateWebhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description Only clients of this dealer, by number. */
                    dealerId?: number;
                    /** @description What it is for, such as “Website”. */
                    name: string;
                    /** @description Begins with https://, and leads out of the server's own network. */
                    url: string;
                    events: ("bid.created" | "bid.updated" | "bid.won" | "bid.lost" | "bid.canceled" | "purchase.created" | "purchase.updated" | "invoice.issued" | "payment.received")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Webhook"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.createWebhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Only clients of this dealer, by number. */
                    dealerId?: number;
                    /** @description What it is for, such as “Website”. */
                    name: string;
                    /** @description Begins with https://, and leads out of the server's own network. */
                    url: string;
                    events: ("bid.created" | "bid.updated" | "bid.won" | "bid.lost" | "bid.canceled" | "purchase.created" | "purchase.updated" | "invoice.issued" | "payment.received")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            webhook: components["schemas"]["Webhook"];
                            secret: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.deleteWebhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description Only clients of this dealer, by number. */
                    dealerId?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.listWebhookDeliveries": {
        parameters: {
            query: {
                /** @description The address. */
                id: number;
                /** @description Only clients of this dealer, by number. */
                dealerId?: number;
                /** @description By what has become of them; `waiting` has those that are held, too. */
                which?: "all" | "failed" | "waiting";
                /** @description Of one type of event. */
                type?: "bid.created" | "bid.updated" | "bid.won" | "bid.lost" | "bid.canceled" | "purchase.created" | "purchase.updated" | "invoice.issued" | "payment.received" | "webhook.test";
                /** @description Of how many days. */
                days?: number;
                /** @description Those that came before this delivery: the last one of the page before. */
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            deliveries: components["schemas"]["WebhookDelivery"][];
                            /** @description Of the type and the days that were asked for. */
                            counts: {
                                all: number;
                                failed: number;
                                waiting: number;
                            };
                            /** @description Whether there are older ones. */
                            more: boolean;
                            /** @description For how many days the company keeps them. */
                            keptDays: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.replayFailedDeliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address. */
                    id: number;
                    /** @description Only clients of this dealer, by number. */
                    dealerId?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            count: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.replayWebhookDelivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description Only clients of this dealer, by number. */
                    dealerId?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.rotateWebhookSecret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description Only clients of this dealer, by number. */
                    dealerId?: number;
                    /** @enum {number} */
                    oldWorksHours: 0 | 24 | 168;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            webhook: components["schemas"]["Webhook"];
                            secret: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.switchWebhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description Only clients of this dealer, by number. */
                    dealerId?: number;
                    isOn: boolean;
                    /**
                     * @description What becomes of held deliveries when it is switched on.
                     * @default send
                     * @enum {string}
                     */
                    held?: "send" | "skip";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Webhook"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.testWebhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which one, by its number. */
                    id: number;
                    /** @description Only clients of this dealer, by number. */
                    dealerId?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            deliveryId: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.viewWebhookDelivery": {
        parameters: {
            query: {
                /** @description Which one, by its number. */
                id: number;
                /** @description Only clients of this dealer, by number. */
                dealerId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            delivery: components["schemas"]["WebhookDelivery"];
                            url: string;
                            /** @description As they were sent at the last try; empty before the first. */
                            headers: {
                                [key: string]: string;
                            };
                            body: string;
                            /** @description The beginning of the last answer. */
                            answer: string | null;
                            /** @description The latest last. */
                            triedAt: string[];
                            mostTries: number;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "withdrawals.answerWithdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                    /** @enum {string} */
                    answer: "withdrawn" | "too_late";
                    /** @default  */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "withdrawals.askWithdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                    /**
                     * @description The reason, in the person’s own words.
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "withdrawals.takeBackWithdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A bid by its number. */
                    bidId: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "withdrawals.viewReceipt": {
        parameters: {
            query: {
                /** @description A bid by its number. */
                bidId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Receipt"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
