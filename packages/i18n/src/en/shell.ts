/** What stands around the pages of the portal and the console. */
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
    payments: 'Payments',
    dashboard: 'Dashboard',
    orders: 'Orders',
    translations: 'Translations',
    company: 'Company settings',
    profile: 'Profile',
    bidManager: 'Bid Manager',
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
  clock: { label: 'Tokyo', description: 'Date and time in Japan' },
  account: { menu: 'Account', logout: 'Logout' },
  consent: {
    label: 'Cookies',
    text: 'With your consent we keep your theme and your drafts on this device, and look up your country by your address.',
    necessary: 'Necessary Only',
    accept: 'Accept All',
    details: 'More details',
  },
  expired: {
    title: 'Your session has expired',
    description: 'Please login to your account to proceed',
    login: 'Log in again',
  },
} as const

/** What the viewer says too. */
export const shell = {
  skipToContent: 'Skip to content',
  home: '{{company}}, home',
  language: 'Language',
  theme: { label: 'Theme', light: 'Light theme', dark: 'Dark theme' },
  notFound: {
    title: 'Page not found',
    description: 'The page has moved, or it never was here.',
    action: 'Car Auctions',
  },
  crashed: {
    title: 'Something went wrong',
    description: 'This page could not be shown. Your data is safe.',
  },
  loading: 'Loading page',
  openPage: 'Opening page',
  panel: { email: 'E-mail' },
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

/** The rest of `shell`, which the viewer does without. */
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
      heading: 'E-mail confirmation',
      title: 'E-mail confirmation · {{company}}',
      description: 'Confirm the e-mail address of your account with {{company}}.',
    },
    forgotPassword: {
      heading: 'Forgot password',
      title: 'Forgot password · {{company}}',
      description: 'Get a link to a new password of your account with {{company}}.',
    },
    resetPassword: {
      heading: 'New password',
      title: 'New password · {{company}}',
      description: 'Choose a new password of your account with {{company}}.',
    },
    changePassword: {
      heading: 'Change password',
      title: 'Change password · {{company}}',
      description: 'Change the password of your account with {{company}}.',
    },
    carAuctions: {
      heading: 'Car Auctions',
      title: 'Car Auctions · {{company}}',
      description: 'Cars at Japanese live auctions: search, compare and bid with {{company}}.',
    },
    carStatistics: {
      heading: 'Car Statistics',
      title: 'Car Statistics · {{company}}',
      description: 'What cars went for at Japanese auctions: results to compare, with {{company}}.',
    },
    fixedPrice: {
      heading: 'Fixed Price',
      title: 'Fixed Price · {{company}}',
      description: 'Cars in Japan at a fixed price, ready to order from {{company}}.',
    },
    stockCars: {
      heading: 'Stock Cars',
      title: 'Stock Cars · {{company}}',
      description: 'Cars of a partner marketplace, shown by {{company}}.',
    },
    bikeAuctions: {
      heading: 'Bike Auctions',
      title: 'Bike Auctions · {{company}}',
      description: 'Motorcycles at Japanese live auctions: search, compare and bid with {{company}}.',
    },
    bikeStatistics: {
      heading: 'Bike Statistics',
      title: 'Bike Statistics · {{company}}',
      description: 'What motorcycles went for at Japanese auctions: results to compare, with {{company}}.',
    },
    machinery: {
      heading: 'Machinery Auctions',
      title: 'Machinery Auctions · {{company}}',
      description: 'Machinery at Japanese live auctions: search, compare and bid with {{company}}.',
    },
    machineryStatistics: {
      heading: 'Machinery Statistics',
      title: 'Machinery Statistics · {{company}}',
      description: 'What machinery went for at Japanese auctions: results to compare, with {{company}}.',
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
      heading: 'Daily e-mail',
      title: 'Daily e-mail · {{company}}',
      description: 'Stop the daily e-mail of a saved search at {{company}}.',
    },
    howToBuy: {
      heading: 'How to buy',
      title: 'How to buy · {{company}}',
      description: 'From a bid to your port: steps, costs and deadlines of buying with {{company}}.',
    },
    about: {
      heading: 'About us',
      title: 'About us · {{company}}',
      description: 'Who {{company}} is and where to find us.',
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
      heading: 'Dealer Bids',
      title: 'Dealer Bids · {{company}}',
      description: 'Your bids and the bids of your clients with {{company}}.',
    },
    archiveBids: {
      heading: 'Bid History',
      title: 'Bid History · {{company}}',
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
      description: 'What you have paid and owe {{company}}, line by line.',
    },
    balance: {
      heading: 'Balance',
      title: 'Balance · {{company}}',
      description: 'Your balance with {{company}}, and what you may bid.',
    },
    purchaseDetails: {
      heading: 'Purchase Details',
      title: 'Purchase Details · {{company}}',
      description: 'A vehicle bought for you by {{company}}: its way and its costs.',
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

/** Pages that only staff has. */
export const staffPages = {
  clients: {
    heading: 'Clients',
    title: 'Clients · {{company}}',
    description: 'Everybody that {{company}} bids for: balances, limits and permissions.',
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
  company: {
    heading: 'Company settings',
    title: 'Company settings · {{company}}',
    description: 'What {{company}} says of itself, and its rules.',
  },
  translations: {
    heading: 'Translations',
    title: 'Translations · {{company}}',
    description: 'Auction sheets that clients of {{company}} want read.',
  },
  orders: {
    heading: 'Orders',
    title: 'Orders · {{company}}',
    description: 'Vehicles that clients of {{company}} want found.',
  },
} as const
