/** The author, and what they write: c the client, m the manager. Threads by the status of the bid they belong to. */
type Line = readonly [from: 'c' | 'm', text: string]
export type Thread = readonly Line[]

export const openingThread: Thread = [
  ['c', 'Good evening. Please look at the underbody on this one, I had a bad one last month.'],
  ['m', 'Photos requested from the yard, they answer before 9:00.'],
  ['m', 'Yard sent 6 photos: surface rust only, S1. Rear bumper A2 and a small U1.'],
  ['c', 'Fine. Stop if the underbody is worse than S1. Can you add 30 000 if it is close?'],
  ['m', 'Yes, the adjustment is set to ¥ 30 000.'],
  ['c', 'Thank you'],
]

export const newThreads: readonly Thread[] = [
  [['c', 'New bid, please check the rust']],
  [['c', 'Any sign of rotor rebuild?']],
  [
    ['c', 'Is the mileage right? The seats look tired.'],
    ['m', 'Records book until 2023 agrees with the meter. Seats are worn, yes.'],
  ],
  [['c', 'Please ask the yard whether both keys are there']],
  [
    ['c', 'Can you read me the handwritten part of the sheet?'],
    ['m', 'Small scratches all round, right door dent, air conditioner cold. Nothing on the engine.'],
    ['c', 'Good, keep my bid'],
  ],
  [['c', 'If it starts over 80 % of my limit, let it go']],
  [['c', 'Is it really 4WD? The grade says otherwise']],
]

export const bidThreads: readonly Thread[] = [
  [
    ['c', 'Can we go 30 000 higher?'],
    ['m', 'Your limit allows it. Please change the amount and I’ll confirm.'],
  ],
  [
    ['c', 'Please confirm the side door'],
    ['m', 'Both sides open electrically, the yard tried them.'],
    ['c', 'Understood'],
  ],
  [
    ['m', 'Same model went for ¥ 60 000 more last week in Kobe, the limit is a bit low.'],
    ['c', 'I know, let’s try'],
  ],
  [
    ['c', 'Any of my three is fine, I need only one'],
    ['m', 'They are in one group, the rest will stop after the first win.'],
    ['c', 'OK for both lots'],
  ],
  [['m', 'Bid is with the hall.']],
  [
    ['c', 'When is it up?'],
    ['m', 'Around the time on the lot page, this hall runs ten minutes late today.'],
  ],
  [
    ['c', 'Is the roof clean? Photos are dark'],
    ['m', 'Roof has a small A1 at the front edge, nothing else.'],
  ],
  [['c', 'Please bid to the end on this one']],
]

export const stoppedThreads: readonly Thread[] = [
  [
    ['m', 'Too many repairs on the sheet: W3 and XX on the left side, I would not bid.'],
    ['c', 'Agreed, skip it'],
  ],
  [['m', 'The yard says the gearbox slips when warm. I’ve set it to Don’t bid.']],
  [
    ['m', 'Seller marked it for parts only, no export certificate.'],
    ['c', 'Thanks for checking'],
  ],
  [['m', 'Frame damage at the rear, the hall changed the grade to R this morning.']],
]

export const cancelledThreads: readonly Thread[] = [
  [['c', 'Cancel please, found one here']],
  [
    ['c', 'My customer changed their mind, please cancel'],
    ['m', 'Canceled, nothing is charged.'],
  ],
  [['c', 'Freight went up, I have to skip this one']],
]

export const finishedThreads: readonly Thread[] = [
  [
    ['m', 'It went over the average today.'],
    ['c', 'Next time then'],
  ],
  [['m', 'Outbid by ¥ 20 000, two dealers wanted it.']],
  [
    ['m', 'Not sold, the owner wanted more. Shall I ask their price?'],
    ['c', 'No, I’ll wait for another one'],
  ],
  [['c', 'How far off was I?']],
  [
    ['c', 'Please find me a similar one this week'],
    ['m', 'Two in Chubu and one in Saitama. I’ll send you the lot numbers.'],
  ],
]

export const wonThreads: readonly Thread[] = [
  [
    ['m', 'Congratulations, it is yours. Invoice follows today.'],
    ['c', 'Thank you, please invoice today'],
  ],
  [
    ['m', 'Bought under your limit.'],
    ['c', 'Great. Which ship?'],
    ['m', 'I’ll book the next one to your port and let you know here.'],
  ],
  [
    ['c', 'Please keep the winter tires in the trunk'],
    ['m', 'Noted on the transport order.'],
  ],
  [['m', 'Won. The car leaves the hall tomorrow.']],
]
