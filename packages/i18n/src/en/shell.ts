/** What surrounds the pages of the portal and the console. */
export const shellFrame = {
  menu: {
    label: 'Main menu',
    open: 'Open menu',
    close: 'Close menu',
    collapse: 'Collapse menu',
    expand: 'Expand menu',
    bids: 'Bids',
    catalogue: 'Catalogue',
    links: 'Links',
    myBids: 'My Bids',
    archiveBids: 'Archive Bids',
    purchased: 'Purchased',
    purchases: 'Purchases',
    payments: 'Payments',
    dashboard: 'Dashboard',
    orders: 'Orders',
    translations: 'Translations',
    company: 'Company settings',
    costTables: 'Cost tables',
    feeds: 'Feeds',
    audit: 'Audit log',
    staff: 'Staff',
    profile: 'Profile',
    bidManager: 'Bid Manager',
    auctionDay: 'Auction day',
    clients: 'Clients',
    favorites: 'Favorites',
    carListing: 'Car Listing',
    carStatistic: 'Car Statistic',
    bikeListing: 'Bike Listing',
    bikeStatistic: 'Bike Statistic',
    fixedPrice: 'Fixed Price',
    machineryListing: 'Machinery Listing',
    machineryStatistic: 'Machinery Statistic',
  },
  palette: {
    open: 'Search and commands',
    hint: 'Lot, chassis, client, purchase or command',
    hintOwn: 'Lot, chassis, purchase or command',
  },
  clock: { label: 'Tokyo', description: 'Date and time in Japan' },
  account: { menu: 'Account', logout: 'Logout' },
  consent: {
    label: 'Cookies',
    text: 'With your consent we save your theme and drafts on this device and use your IP address to detect your country.',
    necessary: 'Necessary Only',
    accept: 'Accept All',
    details: 'More details',
  },
  unanswered: {
    title: 'The server isn’t responding',
    description: 'You’re still logged in. Try again in a moment.',
  },
  expired: {
    title: 'Your session has expired',
    description: 'Please login to your account to proceed',
    login: 'Log in again',
  },
} as const

/** The viewer says this too. */
export const shell = {
  skipToContent: 'Skip to content',
  home: '{{company}}, home',
  language: 'Language',
  theme: { label: 'Theme', light: 'Light theme', dark: 'Dark theme' },
  notFound: {
    title: 'Page not found',
    description: 'This page may have moved or never existed.',
    action: 'Car Auctions',
  },
  crashed: {
    title: 'Something went wrong',
    description: 'Couldn’t show this page. Your data is safe.',
  },
  missingFile: {
    title: 'Reload this page',
    description:
      'A part of it couldn’t be loaded. The connection may have been lost, or the portal has just been updated.',
  },
  loading: 'Loading page',
  openPage: 'Opening page',
  panel: { email: 'Email' },
} as const

/** Pages that the viewer has too. */
export const viewerPages = {
  sharedLot: {
    heading: 'Shared Lot',
    title: 'Shared Lot · {{company}}',
    description: 'A vehicle at a Japanese auction, shared with you through {{company}}.',
  },
  notFound: {
    heading: 'Page not found',
    title: 'Not found · {{company}}',
    description: '{{company}} has no such page.',
  },
} as const

/** The rest of `shell`, which the viewer does not need. */
export const shellPages = {
  logInToBid: 'Log in to bid',
  pages: {
    signIn: {
      heading: 'Log in',
      title: 'Log in · {{company}}',
      description: 'Log in to {{company}} to bid at Japanese vehicle auctions.',
    },
    signUp: {
      heading: 'Create an account',
      title: 'Sign up · {{company}}',
      description: 'Open an account with {{company}} to bid at Japanese vehicle auctions.',
    },
    verifyEmail: {
      heading: 'Email confirmation',
      title: 'Email confirmation · {{company}}',
      description: 'Confirm the email address of your account with {{company}}.',
    },
    forgotPassword: {
      heading: 'Forgot password',
      title: 'Forgot password · {{company}}',
      description: 'Get a link to reset the password of your {{company}} account.',
    },
    resetPassword: {
      heading: 'New password',
      title: 'New password · {{company}}',
      description: 'Choose a new password for your {{company}} account.',
    },
    changePassword: {
      heading: 'Change password',
      title: 'Change password · {{company}}',
      description: 'Change the password of your {{company}} account.',
    },
    carAuctions: {
      heading: 'Car Auctions',
      title: 'Car Auctions · {{company}}',
      description: 'Cars at Japanese live auctions: search, compare and bid with {{company}}.',
    },
    carStatistics: {
      heading: 'Car Statistics',
      title: 'Car Statistics · {{company}}',
      description: 'Past auction prices for cars in Japan, from {{company}}.',
    },
    fixedPrice: {
      heading: 'Fixed Price',
      title: 'Fixed Price · {{company}}',
      description: 'Cars in Japan at a fixed price, ready to order from {{company}}.',
    },
    stockCars: {
      heading: 'Stock Cars',
      title: 'Stock Cars · {{company}}',
      description: 'Cars from a partner marketplace, shown by {{company}}.',
    },
    bikeAuctions: {
      heading: 'Bike Auctions',
      title: 'Bike Auctions · {{company}}',
      description: 'Motorcycles at Japanese live auctions: search, compare and bid with {{company}}.',
    },
    bikeStatistics: {
      heading: 'Bike Statistics',
      title: 'Bike Statistics · {{company}}',
      description: 'Past auction prices for motorcycles in Japan, from {{company}}.',
    },
    machinery: {
      heading: 'Machinery Auctions',
      title: 'Machinery Auctions · {{company}}',
      description: 'Machinery at Japanese live auctions: search, compare and bid with {{company}}.',
    },
    machineryStatistics: {
      heading: 'Machinery Statistics',
      title: 'Machinery Statistics · {{company}}',
      description: 'Past auction prices for machinery in Japan, from {{company}}.',
    },
    lot: {
      heading: 'Car Lot',
      title: 'Car Lot · {{company}}',
      description: 'Photos, auction sheet and bidding for a car at a Japanese auction, with {{company}}.',
    },
    carResult: {
      heading: 'Car Lot',
      title: 'Car Lot · {{company}}',
      description: 'Photos, auction sheet and result of a car sold at a Japanese auction, with {{company}}.',
    },
    fixedPriceLot: {
      heading: 'Fixed Price',
      title: 'Fixed Price · {{company}}',
      description: 'Photos and price of a car in Japan, ready to order from {{company}}.',
    },
    bikeResult: {
      heading: 'Bike Lot',
      title: 'Bike Lot · {{company}}',
      description:
        'Photos, ratings, auction sheet and result of a motorcycle sold at a Japanese auction, with {{company}}.',
    },
    machineryResult: {
      heading: 'Machinery Lot',
      title: 'Machinery Lot · {{company}}',
      description:
        'Photos, inspection report and result of a machine sold at a Japanese auction, with {{company}}.',
    },
    bikeLot: {
      heading: 'Bike Lot',
      title: 'Bike Lot · {{company}}',
      description:
        'Photos, ratings, auction sheet and bidding for a motorcycle at a Japanese auction, with {{company}}.',
    },
    machineryLot: {
      heading: 'Machinery Lot',
      title: 'Machinery Lot · {{company}}',
      description:
        'Photos, inspection report and bidding for a machine at a Japanese auction, with {{company}}.',
    },
    sharedLot: viewerPages.sharedLot,
    favorites: {
      heading: 'Favorites',
      title: 'Favorites · {{company}}',
      description: 'The lots you keep an eye on with {{company}}.',
    },
    unsubscribe: {
      heading: 'Daily email',
      title: 'Daily email · {{company}}',
      description: 'Stop the daily email for a saved search at {{company}}.',
    },
    howToBuy: {
      heading: 'How to buy',
      title: 'How to buy · {{company}}',
      description: 'From a bid to your port: steps, costs and deadlines of buying with {{company}}.',
    },
    about: {
      heading: 'About us',
      title: 'About us · {{company}}',
      description: 'About {{company}} and where to find us.',
    },
    terms: {
      heading: 'Terms and Conditions',
      title: 'Terms and Conditions · {{company}}',
      description: 'What you and {{company}} agree on when you bid.',
    },
    privacy: {
      heading: 'Privacy',
      title: 'Privacy · {{company}}',
      description: 'What {{company}} keeps about you, and why.',
    },
    cookies: {
      heading: 'Cookies',
      title: 'Cookies · {{company}}',
      description: 'What {{company}} keeps in your browser.',
    },
    myBids: {
      heading: 'My Bids',
      title: 'My Bids · {{company}}',
      description: 'Your bids at Japanese auctions and their results with {{company}}.',
    },
    dealerBids: {
      heading: 'My Bids',
      title: 'My Bids · {{company}}',
      description: 'Your bids and the bids of your clients with {{company}}.',
    },
    compare: {
      heading: 'Compare',
      title: 'Compare · {{company}}',
      description: 'Lots of {{company}} side by side.',
    },
    bidGroups: {
      heading: 'Bid groups',
      title: 'Bid groups · {{company}}',
      description: 'Bid on several lots; {{company}} buys only as many as you want.',
    },
    negotiations: {
      heading: 'Negotiations',
      title: 'Negotiations · {{company}}',
      description: 'Your negotiations with sellers after the auction, with {{company}}.',
    },
    archiveBids: {
      heading: 'Archive Bids',
      title: 'Archive Bids · {{company}}',
      description: 'How bids at past Japanese auctions ended, with {{company}}.',
    },
    purchases: {
      heading: 'Purchased',
      title: 'Purchased · {{company}}',
      description: 'Vehicles bought for you by {{company}}.',
    },
    payments: {
      heading: 'Payments',
      title: 'Payments · {{company}}',
      description: 'Your payments to {{company}} and what you owe.',
    },
    balance: {
      heading: 'Balance',
      title: 'Balance · {{company}}',
      description: 'Your balance with {{company}}, and what you may bid.',
    },
    purchaseDetails: {
      heading: 'Purchase Details',
      title: 'Purchase Details · {{company}}',
      description: 'A vehicle bought for you by {{company}}: shipping and costs.',
    },
    dashboard: {
      heading: 'Dashboard',
      title: 'Dashboard · {{company}}',
      description: 'Your day at the Japanese auctions with {{company}}.',
    },
    makeAnOrder: {
      heading: 'Make an order',
      title: 'Make an order · {{company}}',
      description: 'Tell {{company}} which vehicle to find for you at the Japanese auctions.',
    },
    profile: {
      heading: 'Profile',
      title: 'Profile · {{company}}',
      description: 'Your account with {{company}}.',
    },
    notFound: viewerPages.notFound,
  },
} as const

/** Pages that only staff have. */
export const staffPages = {
  clients: {
    heading: 'Clients',
    title: 'Clients · {{company}}',
    description: 'All clients of {{company}}: balances, limits and permissions.',
  },
  client: {
    heading: 'Client',
    title: 'Client · {{company}}',
    description: 'A client of {{company}}: balance, limits and bids.',
  },
  bidManager: {
    heading: 'Bid Manager',
    title: 'Bid Manager · {{company}}',
    description: 'The bids of all clients of {{company}}.',
  },
  auctionDay: {
    heading: 'Auction day',
    title: 'Auction day · {{company}}',
    description: 'The halls of a day with the bids of {{company}}’s clients.',
  },
  gatewayLog: {
    heading: 'Messages to halls',
    title: 'Messages to halls · {{company}}',
    description: 'Messages between {{company}} and the halls.',
  },
  purchase: {
    heading: 'Purchase',
    title: 'Purchase · {{company}}',
    description: 'A purchase of {{company}}’s client: shipping, costs and documents.',
  },
  purchasesDesk: {
    heading: 'Purchases',
    title: 'Purchases · {{company}}',
    description: 'Purchases of all clients of {{company}}, and what’s still missing.',
  },
  voyages: {
    heading: 'Voyages',
    title: 'Voyages · {{company}}',
    description: 'The ships that vehicles of {{company}}’s clients travel on.',
  },
  company: {
    heading: 'Company settings',
    title: 'Company settings · {{company}}',
    description: 'Company details and rules of {{company}}.',
  },
  firstRun: {
    heading: 'Create the owner account',
    title: 'Create the owner account · {{company}}',
    description: 'The first account of {{company}}.',
  },
  settingUp: {
    heading: 'Setting up',
    title: 'Setting up · {{company}}',
    description: 'What {{company}} needs to begin.',
  },
  staff: {
    heading: 'Staff',
    title: 'Staff · {{company}}',
    description: 'Everyone at {{company}}, and what each may do.',
  },
  audit: {
    heading: 'Audit log',
    title: 'Audit log · {{company}}',
    description: 'What was done at {{company}}, by whom, when and why.',
  },
  costTables: {
    heading: 'Cost tables',
    title: 'Cost tables · {{company}}',
    description: 'What vehicles cost on top of their price with {{company}}.',
  },
  feeds: {
    heading: 'Feeds',
    title: 'Feeds · {{company}}',
    description: 'Where the lots of {{company}} come from.',
  },
  uploads: {
    heading: 'Uploads',
    title: 'Uploads · {{company}}',
    description: 'Clients and purchases that {{company}} uploads from files.',
  },
  paymentsDesk: {
    heading: 'Payments',
    title: 'Payments · {{company}}',
    description: 'Payments of all clients of {{company}}, their deposits and what they owe.',
  },
  bankFile: {
    heading: 'Bank file',
    title: 'Bank file · {{company}}',
    description: 'Money that came in at {{company}}’s bank.',
  },
  translations: {
    heading: 'Translations',
    title: 'Translations · {{company}}',
    description: 'Auction sheets that clients of {{company}} want translated.',
  },
  orders: {
    heading: 'Orders',
    title: 'Orders · {{company}}',
    description: 'Vehicles that clients of {{company}} are looking for.',
  },
} as const
