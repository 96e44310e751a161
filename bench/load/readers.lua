-- Sends the requests of requests.lua with pauses between them, as real users do.
local folder = debug.getinfo(1, "S").source:match("^@(.*/)")
dofile(folder .. "requests.lua")

function delay()
  return math.random(32, 96)
end
