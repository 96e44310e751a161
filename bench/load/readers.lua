-- The same requests by people who each read something now and then, and not again as soon as the last answer is there.
local folder = debug.getinfo(1, "S").source:match("^@(.*/)")
dofile(folder .. "requests.lua")

function delay()
  return math.random(32, 96)
end
